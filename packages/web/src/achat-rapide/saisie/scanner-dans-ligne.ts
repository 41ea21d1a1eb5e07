/** A code that a scanner typed into a line: one more of it, and the next line is ready. */
import { cleOf } from './cle.ts';
import { focusChamp } from './focus-ligne.ts';
import { ajouterUnite, readLignes, modifierLigne } from './saisie.ts';

export function scannerDansLigne(id: number, code: string): void {
  const cle = cleOf(code);
  const isTwice = readLignes().some((ligne) => ligne.id !== id && cleOf(ligne.reference) === cle);
  if (isTwice) {
    modifierLigne(id, { reference: '' });
    ajouterUnite(code);
  }
  focusPremiereVide();
}

/** Where the next code goes. */
export function focusPremiereVide(): void {
  const vide = readLignes().find(({ reference }) => reference.trim() === '');
  if (vide) focusChamp(vide.id, 'reference');
}
