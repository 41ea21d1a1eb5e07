/** From where stores are listed: a town or a postcode typed, or the place of the device. */
import { clsx } from 'clsx';
import { LocateFixed, MapPin } from 'lucide-react';
import { buttonClass } from '../../ui/button/button-class.ts';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { ChoixDeLieu } from './use-lieu.ts';

interface Props {
  choix: ChoixDeLieu;
  /** The place distances are measured from, as the answer names it; undefined until it is there. */
  trouve: string | null | undefined;
  className?: string;
}

export function ChampLieu({ choix, trouve, className }: Props) {
  const t = useTexts('magasins');
  const { lieu, texte, position } = choix;
  const isInconnu = texte !== '' && lieu.lieu !== undefined && trouve === null;
  const error =
    position === 'refusee'
      ? t('recherche.positionRefusee')
      : isInconnu
        ? t('choix.inconnu', { lieu: lieu.lieu ?? '' })
        : undefined;
  const help =
    position === 'recherche'
      ? t('recherche.position')
      : typeof trouve === 'string'
        ? t('choix.depuis', { lieu: trouve })
        : undefined;
  return (
    <form
      role="search"
      aria-label={t('pages.recherche-magasins.titre')}
      className={clsx('@container', className)}
      onSubmit={(event) => {
        event.preventDefault();
        choix.chercher();
      }}
    >
      <TextInput
        label={t('recherche.label')}
        hideLabel
        name="lieu"
        icon={MapPin}
        placeholder={t('recherche.indice')}
        autoComplete="postal-code"
        enterKeyHint="search"
        maxLength={80}
        value={texte}
        onChange={(event) => choix.write(event.currentTarget.value)}
        {...(error === undefined ? help !== undefined && { help } : { error })}
        end={
          <button
            type="button"
            onClick={choix.localiser}
            className={buttonClass({ kind: 'quiet', size: 'sm' })}
          >
            {/* The word gives way to what is to be typed where there is no room for both. */}
            <LocateFixed size={20} aria-hidden className="@min-[24rem]:hidden" />
            <span className="@max-[24rem]:sr-only">{t('recherche.autour')}</span>
          </button>
        }
      />
    </form>
  );
}
