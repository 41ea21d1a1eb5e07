/** What was typed, as it is asked and remembered. Anything may be pasted in a field. */
import { MAX_SIGNES_LUS } from '@comptoir/contract/recherche/recherche.contract.ts';

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

export function nettoyer(texte: string): string {
  return (
    texte
      // Before the costly part: the rest would not be read.
      .slice(0, MAX_SIGNES_LUS * 4)
      .toWellFormed()
      .normalize('NFC')
      .replace(INVISIBLE, ' ')
      .replace(/\s+/gu, ' ')
      .trim()
      .slice(0, MAX_SIGNES_LUS)
      .toWellFormed()
      .trimEnd()
  );
}

/** The words of an address; a repeated parameter is read as one text. */
export function readTexte(brut: unknown): string {
  const texte = Array.isArray(brut) ? brut.join(' ') : brut;
  return typeof texte === 'string' ? nettoyer(texte) : '';
}

/** The same search with one word fewer, the first ones kept longest. */
export function sansUnMot(texte: string): string[] {
  const mots = texte.split(' ');
  if (mots.length < 2 || mots.length > MAX_MOTS) return [];
  const courts = mots.map((_, rang) => mots.toSpliced(rang, 1).join(' ')).toReversed();
  return [...new Set(courts)];
}

/** Longer texts were pasted: their words are not proposed one by one. */
const MAX_MOTS = 5;
