/**
 * Every event of the shop: subject → data. A capability that emits one adds its line here.
 * Data are identifiers, not contents: readers fetch what they need, as it is by then.
 */
export interface Sujets {
  /** Pages kept in memory no longer tell the truth; `*` stands for all of them. */
  'pages-perimees': { etiquettes: string[] };
}

export type Sujet = keyof Sujets;
