/** What is told of how the words were read. */
import type { Lecture } from '@comptoir/contract/recherche/recherche.contract.ts';
import { isNie, type MotCherche } from '../requete.ts';

export function lectureOf(
  q: string,
  lus: readonly MotCherche[],
  retenus: readonly MotCherche[],
): Lecture {
  const kept = new Set(retenus.map(({ jetons }) => jetons[0]));
  const laisses = lus.filter((mot) => !isNie(mot) && !kept.has(mot.jetons[0]));
  return {
    correction: retenus.some(({ corrige }) => corrige !== undefined) ? recrire(q, retenus) : null,
    sansMots: laisses.map((mot) => ecritDans(q, mot)),
    propositions: [],
  };
}

export function ecritDans(q: string, { jetons }: MotCherche): string {
  return q.slice(jetons[0]?.debut, jetons.at(-1)?.fin);
}

/** The question with the words that were searched instead of those typed. */
export function recrire(q: string, mots: readonly MotCherche[]): string {
  let recrite = q;
  for (const { jetons, corrige } of mots.toReversed()) {
    if (corrige === undefined) continue;
    recrite = recrite.slice(0, jetons[0]?.debut) + corrige + recrite.slice(jetons.at(-1)?.fin);
  }
  return recrite;
}
