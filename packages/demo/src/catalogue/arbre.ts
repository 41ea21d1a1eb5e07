/** The tree as rows: identifiers, levels and the intervals of a depth-first walk. */
import type { NoeudDemo } from './modele.ts';

export interface NoeudGenere {
  id: number;
  parentId: number | null;
  niveau: number;
  gauche: number;
  droite: number;
  demo: NoeudDemo;
}

export const NIVEAU_MAX = 5;

/** In the order of the walk, so that `id` and `gauche` rise together and parents come first. */
export function numeroterArbre(categories: readonly NoeudDemo[]): NoeudGenere[] {
  const noeuds: NoeudGenere[] = [];
  const visit = (demo: NoeudDemo, parentId: number | null, niveau: number): void => {
    if (niveau > NIVEAU_MAX) throw new RangeError(`${demo.code} is deeper than ${NIVEAU_MAX}`);
    const place = noeuds.length + 1;
    const noeud = { id: place, parentId, niveau, gauche: place, droite: place, demo };
    noeuds.push(noeud);
    for (const enfant of demo.enfants ?? []) visit(enfant, place, niveau + 1);
    noeud.droite = noeuds.length;
  };
  for (const categorie of categories) visit(categorie, null, 1);
  return noeuds;
}
