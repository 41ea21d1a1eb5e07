/** Days goods leave, travel and arrive. */
import { enseigne } from '../enseigne/enseigne.ts';
import { ajouterJoursOuvres, heureOf, instantOf, isOuvre, jourOf } from '../jours-ouvres.ts';
import { ouverturesOf, prochainJourOuvert, type Moment } from '../magasins/horaires.ts';
import { pretAuMagasin } from '../magasins/pret-au-magasin.ts';
import { isLongue, ZONE_ILE } from './acheminement.ts';
import type { DemandePlan, Destination, LigneALivrer } from './demande-plan.ts';

export interface Dates {
  /** When what lies in the store is ready; undefined for one that never opens. */
  pret: Moment | undefined;
  /** When what leaves a warehouse now arrives. */
  depot(ligne: LigneALivrer): string;
  /** When what reaches the warehouse on that day arrives. */
  reappro(ligne: LigneALivrer, attendu: string): string;
  fournisseur(ligne: LigneALivrer): string;
}

/** Parcels of a working day leave until the cut-off; later orders leave on the next one. */
export function jourDeDepart(maintenant: Date): string {
  const jour = jourOf(maintenant);
  return ajouterJoursOuvres(jour, isTard(jour, maintenant) ? 1 : 0);
}

/** The cut-off that is ahead: what is ordered before it leaves on its day. */
export function limiteOf(maintenant: Date): { avant: string; jour: string; heure: string } {
  const jour = jourDeDepart(maintenant);
  const heure = enseigne.promesses.heureLimite;
  return { avant: instantOf(jour, heure).toISOString(), jour, heure };
}

/** Nothing leaves any more today. */
export function isDepartPasse(maintenant: Date): boolean {
  const jour = jourOf(maintenant);
  return !isOuvre(jour) || isTard(jour, maintenant);
}

// Orders of one day wait for the same few days, counted on from it one by one.
const comptes = new Map<string, string>();
const MAX_COMPTES = 5000;

function compterJours(jour: string, nombre: number, departement?: string): string {
  const cle = `${jour} ${nombre} ${departement}`;
  let compte = comptes.get(cle);
  if (compte === undefined) {
    compte = ajouterJoursOuvres(jour, nombre, departement);
    if (comptes.size >= MAX_COMPTES) comptes.clear();
    comptes.set(cle, compte);
  }
  return compte;
}

export function createDates(demande: DemandePlan, maintenant: Date): Dates {
  const { mode, horaires, chantiers } = demande;
  const depart = jourDeDepart(maintenant);
  const destinations = new Map(chantiers.map((each) => [each.chantierId, each.destination]));
  const { departement } = demande.destination;
  const ouvertures =
    horaires && ouverturesOf({ horaires, exceptions: demande.exceptions, departement });

  // Most lines of an order wait for the same few days.
  const connus = new Map<string, string>();

  function arriver(ligne: LigneALivrer, parti: string, attente = 0): string {
    const destination = destinations.get(ligne.chantierId) ?? demande.destination;
    const transport = mode === 'livraison' ? transportVers(destination, ligne) : 1;
    const cle = `${parti} ${attente + transport} ${destination.departement}`;
    let jour = connus.get(cle);
    if (jour === undefined) {
      jour = recevoir(compterJours(parti, attente + transport), destination);
      connus.set(cle, jour);
    }
    return jour;
  }

  function recevoir(jour: string, { departement }: Destination): string {
    return ouvertures
      ? (prochainJourOuvert(ouvertures, jour) ?? jour)
      : compterJours(jour, 0, departement);
  }

  return {
    pret: ouvertures ? pretAuMagasin(ouvertures, maintenant) : undefined,
    depot: (ligne) => arriver(ligne, depart),
    reappro: (ligne, attendu) => latest(arriver(ligne, attendu), arriver(ligne, depart)),
    fournisseur: (ligne) => arriver(ligne, depart, ligne.delaiFournisseur),
  };
}

/** Working days on the road: a parcel one, a carrier two, and one more by ship. */
function transportVers({ zone }: Destination, ligne: LigneALivrer): number {
  return (isLongue(ligne) ? 2 : 1) + (zone === ZONE_ILE ? 1 : 0);
}

function isTard(jour: string, maintenant: Date): boolean {
  return isOuvre(jour) && heureOf(maintenant) >= enseigne.promesses.heureLimite;
}

function latest(a: string, b: string): string {
  return a > b ? a : b;
}
