/** Other words for the same thing: one or several words that stand for one or several others. */
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import type { SynonymeRow } from '../index/lecture-synonymes.sql.ts';
import { readTexte } from './read-texte.ts';
import type { Jeton } from './jeton.ts';
import { isVide } from './mots-vides.ts';
import { cleDuMot } from './negations.ts';
import { racineOf } from './racines.ts';

export interface Equivalences {
  /** By stems of the words, in the language of the synonym. */
  parRacines: ReadonlyMap<string, readonly (readonly Jeton[])[]>;
  /** Words of the longest. */
  longueur: number;
}

export function createEquivalences(rows: readonly SynonymeRow[]): Equivalences {
  const parRacines = new Map<string, (readonly Jeton[])[]>();
  let longueur = 0;
  const add = (langue: SynonymeRow['langue'], de: readonly Jeton[], vers: readonly Jeton[]) => {
    if (de.length === 0 || vers.length === 0) return;
    const key = keyOf(langue, de);
    const known = parRacines.get(key);
    if (known) known.push(vers);
    else parRacines.set(key, [vers]);
    longueur = Math.max(longueur, de.length);
  };
  for (const { langue, terme, equivalents, sens } of rows) {
    const de = motsOf(terme, langue);
    for (const equivalent of equivalents) {
      const vers = motsOf(equivalent, langue);
      add(langue, de, vers);
      if (sens === 'deux') add(langue, vers, de);
    }
  }
  return { parRacines, longueur };
}

/** What these words together may also be called, in any of the languages. */
export function equivalentsOf(
  { parRacines }: Equivalences,
  jetons: readonly Jeton[],
): (readonly Jeton[])[] {
  return LOCALES.flatMap((langue) => parRacines.get(keyOf(langue, jetons)) ?? []);
}

export function motsOf(texte: string, langue: SynonymeRow['langue']): Jeton[] {
  return readTexte(texte, langue).filter(({ terme }) => !isVide(terme));
}

function keyOf(langue: SynonymeRow['langue'], jetons: readonly Jeton[]): string {
  const racines = jetons.map(({ sorte, terme, nie }) =>
    sorte === 'mot' ? cleDuMot({ terme: racineOf(terme, langue), nie }) : terme,
  );
  return `${langue} ${racines.join(' ')}`;
}
