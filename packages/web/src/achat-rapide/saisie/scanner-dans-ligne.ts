/** A code that a scanner typed into a line: one more of it, and the next line is ready. */
import { cleDe } from './cle.ts';
import { focusChamp } from './focus-ligne.ts';
import { ajouterUnite, lireLignes, modifierLigne } from './saisie.ts';

export function scannerDansLigne(id: number, code: string): void {
  const cle = cleDe(code);
  const isTwice = lireLignes().some((ligne) => ligne.id !== id && cleDe(ligne.reference) === cle);
  if (isTwice) {
    modifierLigne(id, { reference: '' });
    ajouterUnite(code);
  }
  focusPremiereVide();
}

/** Where the next code goes. */
export function focusPremiereVide(): void {
  const vide = lireLignes().find(({ reference }) => reference.trim() === '');
  if (vide) focusChamp(vide.id, 'reference');
}
