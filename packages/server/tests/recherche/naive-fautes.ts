/** Spellings compared with every word of the catalogue, one by one. */
import type { Jeton } from '../../src/recherche/texte/jeton.ts';
import { plier } from '../../src/recherche/texte/plier.ts';
import type { Naive } from './naive-recherche.ts';

/** Letters wrong, missing, too many or swapped: the definition, without any shortcut. */
export function distance(a: string, b: string): number {
  const d: number[][] = [];
  const at = (i: number, j: number) => d[i]?.[j] ?? Infinity;
  for (let i = 0; i <= a.length; i++) {
    d[i] = [];
    for (let j = 0; j <= b.length; j++) {
      const cost = Number(a[i - 1] !== b[j - 1]);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + cost,
        isSwap ? at(i - 2, j - 2) + 1 : Infinity,
      );
      (d[i] ??= [])[j] = i === 0 && j === 0 ? 0 : least;
    }
  }
  return at(a.length, b.length);
}

/** What a word may stand for, the likeliest first. */
export function corrections({ documents, langue }: Naive, { sorte, terme }: Jeton): string[] {
  const permises = terme.length < 4 ? 0 : terme.length < 8 ? 1 : 2;
  if (sorte !== 'mot' || permises === 0) return [];
  const frequence = (mot: string) =>
    documents.tous.reduce(
      (sum, { champs, attributs }) =>
        sum +
        [...champs.values()].filter((termes) => termes.has(mot)).length +
        attributs.filter(({ termes }) => termes.has(mot)).length,
      0,
    );
  const { proposables, vocabulaire } = documents;
  const proches = [...proposables.keys()]
    .map((mot) => ({ mots: [mot], distance: distance(terme, mot) }))
    .filter((candidat) => candidat.distance <= permises);
  const separes = Array.from({ length: Math.max(0, terme.length - 5) }, (_, i) => [
    terme.slice(0, i + 3),
    terme.slice(i + 3),
  ])
    .filter((moities) => moities.every((moitie) => proposables.has(moitie)))
    .map((mots) => ({ mots, distance: 1 }));
  const candidats = [...proches, ...separes].map((candidat) => ({
    ...candidat,
    ecrit: candidat.mots.map((mot) => proposables.get(mot)).join(' '),
    frequence: Math.min(...candidat.mots.map(frequence)),
    foreign: Number(!candidat.mots.every((mot) => vocabulaire[langue].has(mot))),
  }));
  const start = (ecrit: string) => Number(plier(ecrit).texte[0] !== terme[0]);
  return candidats
    .filter((candidat) => candidat.frequence > 0)
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        start(a.ecrit) - start(b.ecrit) ||
        a.foreign - b.foreign ||
        b.frequence - a.frequence ||
        a.ecrit.localeCompare(b.ecrit, 'fr'),
    )
    .slice(0, 8)
    .map(({ ecrit }) => ecrit);
}
