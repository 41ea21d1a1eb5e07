/**
 * What carriage costs, in euros without tax. It is paid once for all that goes to one place on one
 * chosen day, by weight: that something has to come later is no fault of the buyer.
 */
import { parseMontant, sumMontants, type Montant } from '../argent.ts';
import { isLongue, type ServicePort } from './acheminement.ts';
import type { DemandePlan, LigneALivrer } from './demande-plan.ts';

/** A row of `tarif_port`: one consignment of up to so many grams. */
export interface TarifPort {
  service: ServicePort;
  zone: number;
  poidsMax: number;
  prix: string;
}

export interface PartPort {
  service: ServicePort;
  zone: number;
  /** Where it goes, which people know better than a zone. */
  departement: string;
  montant: Montant;
  /** Free carriage took it off. */
  offert: boolean;
}

export interface Port {
  /** What is paid, in euros. */
  montant: Montant;
  parts: PartPort[];
}

/**
 * What free carriage covers: `base` the parcels, from the threshold of the account or by a
 * promotion; `tout` express and long goods too, by subscription.
 */
export type PortOffert = 'rien' | 'base' | 'tout';

type DemandePort = Pick<
  DemandePlan,
  'mode' | 'formule' | 'destination' | 'chantiers' | 'lignes' | 'jour'
>;

const ZERO: Montant = { montant: '0.0000', devise: 'EUR' };

/** Undefined where one of the services that are needed does not go there. */
export function calculerPort(
  demande: DemandePort,
  tarifs: readonly TarifPort[],
  offert: PortOffert,
): Port | undefined {
  if (demande.mode === 'retrait-magasin') return { montant: ZERO, parts: [] };
  const parts: PartPort[] = [];
  for (const { zone, departement, poids } of listCharges(demande)) {
    for (const [service, grammes] of poids) {
      const prix = zone === null ? undefined : prixAuPoids(tarifs, { service, zone, grammes });
      if (zone === null || prix === undefined) return undefined;
      parts.push({ service, zone, departement, montant: prix, offert: isOffert(service, offert) });
    }
  }
  const payees = parts.filter((part) => !part.offert).map(({ montant }) => montant);
  return { montant: sumMontants(payees, 'EUR'), parts };
}

/** The first step that holds it; beyond the last one, several parcels that fill it and the rest. */
export function prixAuPoids(
  tarifs: readonly TarifPort[],
  { service, zone, grammes }: { service: ServicePort; zone: number; grammes: number },
): Montant | undefined {
  const paliers = tarifs
    .filter((tarif) => tarif.service === service && tarif.zone === zone)
    .sort((a, b) => a.poidsMax - b.poidsMax);
  const dernier = paliers.at(-1);
  if (!dernier) return undefined;
  // What weighs next to nothing is a parcel all the same.
  const pleins = Math.max(0, Math.ceil(grammes / dernier.poidsMax) - 1);
  const reste = grammes - pleins * dernier.poidsMax;
  const palier = paliers.find(({ poidsMax }) => reste <= poidsMax) ?? dernier;
  const colis = [...Array.from({ length: pleins }, () => dernier), palier];
  return sumMontants(
    colis.map(({ prix }) => parseMontant(prix, 'EUR')),
    'EUR',
  );
}

function isOffert(service: ServicePort, offert: PortOffert): boolean {
  if (offert === 'tout') return true;
  return offert === 'base' && (service === 'messagerie' || service === 'point-retrait');
}

interface Charge {
  zone: number | null;
  departement: string;
  /** Grams by service. */
  poids: Map<ServicePort, number>;
}

/** By place and chosen day. */
function listCharges(demande: DemandePort): Charge[] {
  const charges = new Map<string, Charge>();
  const ailleurs = new Map(
    demande.formule === 'par-chantier'
      ? demande.chantiers.map((each) => [each.chantierId, each] as const)
      : [],
  );
  for (const ligne of demande.lignes) {
    const { destination, jour } = ailleurs.get(ligne.chantierId) ?? {
      destination: demande.destination,
      jour: null,
    };
    const cle = `${destination.adresseId} ${destination.zone} ${jour}`;
    const { zone, departement } = destination;
    const charge = charges.get(cle) ?? { zone, departement, poids: new Map() };
    charges.set(cle, charge);
    for (const service of servicesOf(demande, ligne)) {
      const deja = charge.poids.get(service) ?? 0;
      charge.poids.set(service, deja + ligne.poids * ligne.quantite);
    }
  }
  return [...charges.values()];
}

/** Express is paid on top of the parcel. */
function servicesOf({ mode, formule }: DemandePort, ligne: LigneALivrer): ServicePort[] {
  if (mode === 'point-retrait') return ['point-retrait'];
  if (isLongue(ligne)) return ['longueur'];
  return formule === 'express' ? ['messagerie', 'express'] : ['messagerie'];
}
