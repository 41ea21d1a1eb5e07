/** What people type of themselves, made fit to keep. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { MOTIF_NOM } from '@comptoir/contract/identite/regles.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';

const NOM = new RegExp(MOTIF_NOM, 'u');

/** Two spaces were two signs. */
export function readNom(texte: string): string {
  const nom = nettoyerLigne(texte);
  if (!NOM.test(nom)) throw refus('requete-invalide');
  return nom;
}

export function readLigne(texte: string): string {
  const ligne = nettoyerLigne(texte);
  if (ligne === '') throw refus('requete-invalide');
  return ligne;
}

/** Null where nothing is left. */
export function readLigneLibre(texte: string | undefined): string | null {
  return nettoyerLigne(texte ?? '') || null;
}

/** One address is one person, however it is typed. */
export function readEmail(texte: string): string {
  return texte.trim().toLowerCase();
}
