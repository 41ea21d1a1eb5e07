/** Lines of one article among the stores one stops at, which share what lies there; pure. */

export interface LigneAPlacer {
  quantite: number;
  /** Ranks of the stores that may give it, the preferred first. */
  possibles: readonly number[];
}

type Stock = (rang: number) => number;

/** The rank of the store of each line; -1 for one without. */
type Places = readonly number[];

/** Beyond so many lines of one article, the smaller are placed first and no other way is tried. */
const LIGNES_ESSAYEES = 5;

/** As many lines as can be are served, each whole by one store; without `isEssaye`, nearly as many. */
export function affecter(lignes: readonly LigneAPlacer[], stock: Stock, isEssaye = true): Places {
  const simple = placerEnOrdre(lignes, stock);
  return !isEssaye || lignes.length > LIGNES_ESSAYEES || compter(simple) === lignes.length
    ? simple
    : essayer(lignes, stock);
}

function placerEnOrdre(lignes: readonly LigneAPlacer[], stock: Stock): Places {
  const pris = new Map<number, number>();
  const places = lignes.map(() => -1);
  for (const [i, { quantite, possibles }] of parQuantite(lignes)) {
    const rang = possibles.find((each) => stock(each) - (pris.get(each) ?? 0) >= quantite);
    if (rang === undefined) continue;
    places[i] = rang;
    pris.set(rang, (pris.get(rang) ?? 0) + quantite);
  }
  return places;
}

function essayer(lignes: readonly LigneAPlacer[], stock: Stock): Places {
  const ordre = parQuantite(lignes);
  const pris = new Map<number, number>();
  const places = lignes.map(() => -1);
  let meilleures: Places = [...places];
  let servies = 0;
  function placer(pas: number, placees: number): void {
    if (placees > servies) {
      servies = placees;
      meilleures = [...places];
    }
    const suivante = ordre[pas];
    // What is left cannot do better.
    if (!suivante || placees + ordre.length - pas <= servies) return;
    const [i, { quantite, possibles }] = suivante;
    for (const rang of possibles) {
      const deja = pris.get(rang) ?? 0;
      if (stock(rang) - deja < quantite) continue;
      places[i] = rang;
      pris.set(rang, deja + quantite);
      placer(pas + 1, placees + 1);
      places[i] = -1;
      pris.set(rang, deja);
    }
    placer(pas + 1, placees);
  }
  placer(0, 0);
  return meilleures;
}

function parQuantite(lignes: readonly LigneAPlacer[]): [number, LigneAPlacer][] {
  return [...lignes.entries()].sort(([, a], [, b]) => a.quantite - b.quantite);
}

export function compter(places: Places): number {
  return places.reduce((somme, rang) => (rang < 0 ? somme : somme + 1), 0);
}
