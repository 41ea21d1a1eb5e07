import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Decoupe } from '@comptoir/contract/decoupe/decoupe.contract.ts';
import { PIECES_MAX } from '@comptoir/contract/decoupe/piece.ts';
import { FieldError } from '../../ui/field/field.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { NumberInput } from '../../ui/number/number-input.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { useDireErreur } from './dire-erreur.ts';
import {
  ajouterLigne,
  changerLigne,
  retirerLigne,
  type LectureSaisie,
  type LigneSaisie,
  type SaisieCoupe,
} from './saisie-coupe.ts';

/** As it was typed, to be named in what is said of it. */
function coteOf({ longueur, largeur }: LigneSaisie): string {
  return [longueur, largeur].filter((cote) => cote.trim() !== '').join(' × ');
}

interface Props {
  decoupe: Decoupe;
  saisie: SaisieCoupe;
  lecture: LectureSaisie;
  onSaisie: (saisie: SaisieCoupe) => void;
}

/** Pieces one by one. Enter goes to the next field, and from the last one to a new piece. */
export function ListePieces({ decoupe, saisie, lecture, onSaisie }: Props) {
  const t = useTexts('decoupe');
  const direErreur = useDireErreur(decoupe);
  const list = useRef<HTMLUListElement>(null);
  const isPanneau = decoupe.matiere.debit === 'panneau';
  useEffect(() => {
    // The keyboard of a phone would cover what is to be read first.
    if (matchMedia('(pointer: coarse)').matches) return;
    list.current?.querySelector<HTMLInputElement>('input[data-longueur]')?.focus();
  }, []);
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const fields = [...(list.current?.querySelectorAll('input') ?? [])];
    const next = fields[fields.indexOf(event.currentTarget) + 1];
    if (next) next.focus();
    else ajouter();
  };
  const ajouter = () => {
    // At once: who types on is already in the new row.
    flushSync(() => onSaisie(ajouterLigne(saisie)));
    const fields = list.current?.querySelectorAll<HTMLInputElement>('input[data-longueur]');
    fields?.item(fields.length - 1).focus();
  };
  const champ = (ligne: LigneSaisie, rang: number, cote: 'longueur' | 'largeur') => (
    <TextInput
      label={t(cote === 'longueur' ? 'edition.longueurDe' : 'edition.largeurDe', { rang })}
      hideLabel
      size="sm"
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      className="min-w-0 flex-1"
      value={ligne[cote]}
      aria-invalid={lecture.parLigne.has(ligne.cle) || undefined}
      {...(cote === 'longueur' && { 'data-longueur': true })}
      onChange={({ currentTarget: { value } }) =>
        onSaisie(changerLigne(saisie, ligne.cle, { [cote]: value }))
      }
      onKeyDown={onEnter}
      end={
        // Two sizes leave no room for it: the head of the column says it.
        !isPanneau && (
          <span className="self-center pr-3 type-meta text-text-2">{t('edition.mm')}</span>
        )
      }
    />
  );
  return (
    <>
      <div aria-hidden className="flex gap-2 border-b border-line-2 pb-2 type-label sm:gap-3">
        <span className="w-[6.375rem] max-sm:w-33 pointer-coarse:w-33">{t('edition.pieces')}</span>
        <span className="flex-1">{t(isPanneau ? 'edition.longueurMm' : 'edition.longueur')}</span>
        {isPanneau && <span className="flex-1">{t('edition.largeurMm')}</span>}
        <span className="w-8 max-sm:w-11 pointer-coarse:w-11" />
      </div>
      <ul ref={list}>
        {saisie.lignes.map((ligne, i) => {
          const code = lecture.parLigne.get(ligne.cle);
          return (
            <li key={ligne.cle} className="border-b border-line py-2">
              <div className="flex items-center gap-2 sm:gap-3">
                <NumberInput
                  label={t('edition.quantiteDe', { rang: i + 1 })}
                  size="sm"
                  min={1}
                  max={PIECES_MAX}
                  value={ligne.quantite}
                  onChange={(quantite) => onSaisie(changerLigne(saisie, ligne.cle, { quantite }))}
                  onKeyDown={onEnter}
                />
                {champ(ligne, i + 1, 'longueur')}
                {isPanneau && champ(ligne, i + 1, 'largeur')}
                <button
                  type="button"
                  aria-label={t('edition.retirer', { rang: i + 1 })}
                  onClick={() => onSaisie(retirerLigne(saisie, ligne.cle))}
                  className={buttonClass({ kind: 'quiet', size: 'sm', square: true })}
                >
                  <Trash2 size={16} aria-hidden />
                </button>
              </div>
              {code && (
                <FieldError>{direErreur({ code, texte: coteOf(ligne), debut: 0 })}</FieldError>
              )}
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        onClick={ajouter}
        className="mt-2 inline-flex min-h-8 items-center gap-2 text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
      >
        <Plus size={16} aria-hidden />
        {t(isPanneau ? 'edition.ajouterPanneau' : 'edition.ajouter')}
      </button>
    </>
  );
}
