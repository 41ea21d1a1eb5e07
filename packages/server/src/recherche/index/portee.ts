/** The part of the catalogue a question is about, before any filter. */
import type { RechercheQuery } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Lignes } from './lignes.ts';
import { lowerBound, type Ordres } from './ordres.ts';
import { isEnVigueur } from './referentiel.ts';

export interface Portee {
  /** Rows to look at: those of `rows` from `debut` to before `fin`, or these numbers themselves. */
  rows: Int32Array | undefined;
  debut: number;
  fin: number;
  /** Places in the tree. */
  gauche: number;
  droite: number;
  /** A row must be in each. */
  ensembles: Uint32Array[];
}

/** Beyond any place of the tree; an integer keeps the comparison one of integers. */
const FIN = 2 ** 30;

const NULLE_PART: Portee = {
  rows: undefined,
  debut: 0,
  fin: 0,
  gauche: 0,
  droite: 0,
  ensembles: [],
};

export function findPortee(
  lignes: Lignes,
  ordres: Ordres,
  { noeud: noeudId, univers, offre: offreId }: RechercheQuery,
  jour: string,
  /** Rows that words were found in. */
  trouves: Int32Array | undefined,
): Portee {
  const { noeuds, offres } = lignes.referentiel;
  const ensembles: Uint32Array[] = [];
  if (univers !== undefined) {
    const membres = lignes.univers.get(univers);
    if (!membres) return NULLE_PART;
    ensembles.push(membres);
  }
  if (offreId !== undefined) {
    const offre = offres.get(offreId);
    const membres = lignes.offres.get(offreId);
    if (!offre || !membres || !isEnVigueur(offre, jour)) return NULLE_PART;
    ensembles.push(membres);
  }
  const noeud = noeudId === undefined ? undefined : noeuds.get(noeudId);
  if (noeudId !== undefined && !noeud) return NULLE_PART;
  const { gauche, droite } = noeud ?? { gauche: 0, droite: FIN };
  if (trouves) return { rows: trouves, debut: 0, fin: trouves.length, gauche, droite, ensembles };
  if (!noeud) {
    return { rows: undefined, debut: 0, fin: lignes.fin, gauche, droite, ensembles };
  }
  const { places } = ordres.gamme;
  const debut = lowerBound(places, (row) => (lignes.gauche[row] ?? 0) - gauche);
  const fin = lowerBound(places, (row) => (lignes.gauche[row] ?? 0) - droite - 1);
  // A large part is read faster as the rows lie in memory, testing each, than in its own order.
  if ((fin - debut) * 3 > lignes.fin) {
    return { rows: undefined, debut: 0, fin: lignes.fin, gauche, droite, ensembles };
  }
  return { rows: places, debut, fin, gauche, droite, ensembles };
}
