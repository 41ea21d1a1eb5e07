/** Who makes a model: brands, and the series a brand may sell it in. Each is one product. */
import type { MarqueDemo } from './marques.ts';
import type { ModeleArticle } from './modele.ts';

export interface Fabrication {
  marque: MarqueDemo;
  /** '' for the usual one. */
  serie: string;
  /** What references add to the model's code: « VS », « VS2 » for its second series. */
  sigle: string;
  /** Percent of the model's price. */
  prix: number;
}

// Written alike in the three languages.
const SERIES: readonly (readonly [nom: string, prix: number])[] = [
  ['', 100],
  ['Pro', 118],
  ['Prima', 92],
  ['Master', 131],
  ['Optima', 97],
  ['Titan', 124],
  ['Nova', 104],
  ['Delta', 95],
  ['Alpha', 109],
  ['Vega', 101],
  ['Atlas', 127],
  ['Orion', 113],
  ['Zenit', 136],
];

/**
 * Every fabrication a model may have, the most natural first: its own makers, their series, then
 * makers of the same category, then the others. An index means the same in every size.
 */
export function listFabrications(
  modele: ModeleArticle,
  marques: readonly MarqueDemo[],
  voisines: ReadonlySet<string>,
): Fabrication[] {
  const own = modele.marques.flatMap((code) => marques.filter((marque) => marque.code === code));
  const others = marques.filter(({ code }) => !modele.marques.includes(code));
  const near = others.filter(({ code }) => voisines.has(code));
  const far = others.filter(({ code }) => !voisines.has(code));
  return [own, near, far].flatMap((group) =>
    SERIES.flatMap(([serie, percent], rang) =>
      group.map((marque) => ({
        marque,
        serie,
        sigle: rang === 0 ? marque.sigle : `${marque.sigle}${rang + 1}`,
        prix: (marque.gamme * percent) / 100,
      })),
    ),
  );
}
