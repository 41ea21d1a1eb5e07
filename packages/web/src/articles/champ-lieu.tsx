/** From where, and how many: what the list of stores is asked with. */
import { useState } from 'react';
import { LocateFixed, MapPin } from 'lucide-react';
import { buttonClass } from '../ui/button-class.ts';
import { NUMBER_DEBOUNCE_MS } from '../ui/durations.ts';
import { NumberInput } from '../ui/number-input.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useDebounce } from '../ui/use-debounce.ts';
import { useTexts } from '../use-texts.ts';
import { usePosition } from './use-position.ts';

/** A place by name, a position, or neither. */
export interface Lieu {
  lieu?: string;
  latitude?: number;
  longitude?: number;
}

interface Props {
  lieu: Lieu;
  onLieu: (lieu: Lieu) => void;
  /** What was typed names no place. */
  isUnknown: boolean;
  /** The place distances are told from. */
  trouve: string | null;
  quantite: number;
  onQuantite: (quantite: number) => void;
}

export function ChampLieu({ lieu, onLieu, isUnknown, trouve, quantite, onQuantite }: Props) {
  const t = useTexts('articles');
  const [texte, setTexte] = useState('');
  const debounced = useDebounce((typed: string) => {
    const nom = typed.trim();
    onLieu(nom === '' ? {} : { lieu: nom });
  }, NUMBER_DEBOUNCE_MS);
  const position = usePosition((found) => {
    setTexte('');
    onLieu(found);
  });
  const error = isUnknown
    ? t('magasins.inconnu', { lieu: lieu.lieu ?? '' })
    : position.etat === 'refusee' && lieu.lieu === undefined
      ? t('magasins.positionRefusee')
      : undefined;
  return (
    <form
      className="flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        debounced.flush();
      }}
    >
      <TextInput
        label={t('magasins.lieu')}
        hideLabel
        name="lieu"
        icon={MapPin}
        placeholder={t('magasins.lieuIndice')}
        autoComplete="postal-code"
        value={texte}
        onChange={(event) => {
          setTexte(event.currentTarget.value);
          debounced.schedule(event.currentTarget.value);
        }}
        {...(error === undefined ? {} : { error })}
        help={aide()}
        className="min-w-0 flex-1"
        end={
          <button
            type="button"
            onClick={position.localiser}
            className={buttonClass({ kind: 'quiet', size: 'sm' })}
          >
            <LocateFixed size={20} aria-hidden className="sm:hidden" />
            <span className="max-sm:sr-only">{t('magasins.localiser')}</span>
          </button>
        }
      />
      <NumberInput
        label={t('magasins.quantite')}
        min={1}
        value={quantite}
        onChange={onQuantite}
        className="shrink-0"
      />
    </form>
  );

  function aide(): string | undefined {
    if (position.etat === 'recherche') return t('magasins.localisation');
    return error === undefined && trouve !== null
      ? t('magasins.vousEtes', { lieu: trouve })
      : undefined;
  }
}
