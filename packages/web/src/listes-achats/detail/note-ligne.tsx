/** What to remember of a line, written in place. */
import { MAX_SIGNES_NOTE } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { useTexts } from '../../words/use-texts.ts';
import { createOuverture } from './ouverture-ligne.ts';
import { SaisieEnPlace } from './saisie-en-place.tsx';

const { ouvrir, useOuverture } = createOuverture();
/** From the menu of the line. */
export const ouvrirNote = ouvrir;

interface Props {
  ligneId: number;
  note: string;
  reference: string;
  /** Undefined: it is only read. */
  noter: ((ligneId: number, note: string) => void) | undefined;
}

export function NoteLigne({ ligneId, note, reference, noter }: Props) {
  const t = useTexts('listes-achats');
  const [isOuverte, setIsOuverte] = useOuverture(ligneId);
  if (!noter) {
    return note === '' ? null : <p className="mt-1 type-meta wrap-anywhere">{note}</p>;
  }
  if (!isOuverte) {
    if (note === '') return null;
    return (
      <button
        type="button"
        title={t('detail.modifierNote')}
        onClick={() => setIsOuverte(true)}
        className="mt-1 block rounded-control bg-sunk px-2 py-0.5 text-left type-meta wrap-anywhere hover:bg-sunk-2 max-sm:min-h-11 pointer-coarse:min-h-11"
      >
        {note}
      </button>
    );
  }
  return (
    <SaisieEnPlace
      label={t('detail.noteDe', { reference })}
      placeholder={t('detail.note')}
      texte={note}
      maxLength={MAX_SIGNES_NOTE}
      className="mt-1 max-w-96"
      onFin={(ecrite) => {
        setIsOuverte(false);
        if (ecrite !== undefined && ecrite !== note) noter(ligneId, ecrite);
      }}
    />
  );
}
