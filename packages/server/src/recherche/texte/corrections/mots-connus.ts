/** Words that are spelt right, whether or not anything on sale is called so. */
import { equivalentsOf } from '../equivalences.ts';
import type { Jeton } from '../jeton.ts';
import { isCourant } from './courants.ts';
import { racineOf } from '../racines.ts';
import type { Lecteur } from '../sources.ts';

/** Written somewhere in the catalogue, a synonym, or a word of everyday in the language. */
export function isMotConnu({ texte, langue }: Lecteur, jeton: Jeton): boolean {
  const { terme, sorte } = jeton;
  if (sorte !== 'mot') return true;
  return (
    texte.lexique.numeros.has(terme) ||
    texte.lexique.racines[langue].has(racineOf(terme, langue)) ||
    equivalentsOf(texte.equivalences, [jeton]).length > 0 ||
    isCourant(terme, langue)
  );
}
