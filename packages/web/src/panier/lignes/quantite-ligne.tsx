/** How many; of a cut line, how many bars or sheets its list takes. */
import { useRef, type KeyboardEvent } from 'react';
import { NumberInput } from '../../ui/number/number-input.tsx';
import { NUMBER_MAX } from '../../ui/number/number-rules.ts';
import { direUnites } from '../decoupe/dire-unites.ts';
import { modifierQuantite, type LigneSituee } from '../ecriture/modifier-lignes.ts';
import { noterLigne, useNoteLigne } from '../ecriture/notes-lignes.ts';
import { useLignes } from './contexte-lignes.ts';

export function QuantiteLigne({ ligne }: { ligne: LigneSituee }) {
  const { ecrivain, fixes, mots } = useLignes();
  const note = useNoteLigne(ligne.ligneId);
  const box = useRef<HTMLDivElement>(null);
  if (ligne.coupe) {
    const { matiere, unites, exemplaires } = ligne.coupe;
    const prises = { debit: matiere.debit, count: unites * exemplaires };
    return (
      <p className="type-body sm:text-center">{direUnites(mots.tDecoupe, mots.locale, prises)}</p>
    );
  }
  const isEnSuspens = note?.nom === 'echec';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    focusSuivante(box.current, event.shiftKey ? -1 : 1);
  };
  return (
    <div ref={box}>
      <NumberInput
        size="sm"
        resting
        label={fixes.quantite(ligne.reference)}
        // What could not be written stays in the field.
        value={isEnSuspens ? note.voulue : ligne.quantite}
        min={Math.max(ligne.minimum, ligne.multiple)}
        max={Math.max(NUMBER_MAX, ligne.quantite)}
        step={ligne.multiple}
        disabled={ligne.retire}
        warning={note && note.nom !== 'remise' ? {} : null}
        onKeyDown={onKeyDown}
        onChange={(quantite) => {
          if (isEnSuspens && quantite === ligne.quantite) noterLigne(ligne.ligneId, null);
          else void modifierQuantite(ecrivain, ligne, quantite);
        }}
      />
    </div>
  );
}

/** Enter goes down the column, as in a table of figures. */
function focusSuivante(box: HTMLElement | null, pas: number): void {
  const champs = [
    ...document.querySelectorAll<HTMLElement>('[data-ligne] [role=spinbutton]:not(:disabled)'),
  ];
  const ici = champs.findIndex((champ) => box?.contains(champ));
  champs[ici + pas]?.focus();
}
