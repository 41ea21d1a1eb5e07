/** From the state of a listing to the question asked to the API. */
import type { RechercheQuery } from '@comptoir/contract/recherche/recherche.contract.ts';
import { writeFiltre, triEnVigueur, type EtatListing } from './etat-listing.ts';

/** The part of the catalogue a listing shows; what it fixes is no filter there. */
export interface Portee {
  noeud?: number;
  marque?: number;
  univers?: number;
  offre?: number;
  promotion?: number;
  q?: string;
  /** Its words as they are typed. */
  exact?: true;
}

/** Names a listing among others, whatever is filtered of it. */
export function cleListing(portee: Portee): string {
  return JSON.stringify(portee);
}

export function requeteListing(portee: Portee, etat: EtatListing): RechercheQuery {
  const { marque, promotion, ...fixe } = portee;
  const filtres: Record<string, string | number> = {};
  for (const cle of Object.keys({ ...etat.valeurs, ...etat.plages })) {
    const ecrit = writeFiltre(etat, cle);
    if (!(cle in portee)) filtres[cle] = cle === 'note' ? Number(ecrit) : ecrit;
  }
  return {
    ...filtres,
    ...fixe,
    ...(marque === undefined ? {} : { marque: String(marque) }),
    ...(promotion === undefined ? {} : { promotion: String(promotion) }),
    tri: triEnVigueur(etat, portee),
    page: etat.page,
    parPage: etat.parPage,
  };
}
