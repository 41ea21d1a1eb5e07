/** What a service spares a company, by what it ordered in twelve months. */
import { parseMontant, roundMontant, sumMontants, unitsOf } from '@comptoir/contract/argent.ts';
import { convertirMontant, type Change } from '@comptoir/contract/articles/tarif.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { prixAuPoids } from '@comptoir/contract/livraison/port.ts';
import type { EconomieService } from '@comptoir/contract/services-rapido/services-compte.contract.ts';
import type { Db } from '../../db/pool.ts';
import type { Ports, ReadPorts } from '../../livraison/livraison.public.ts';
import {
  listEnvoisOfferts,
  sumAffutables,
  sumPortsPayes,
  type EnvoiOffert,
  type ServiceRow,
} from './services-compte.sql.ts';

interface Deps {
  db: Db;
  ports: ReadPorts;
}

interface Societe {
  compteId: number;
  jour: string;
  /** The company is billed in it. */
  change: Change;
  isAbonne: boolean;
}

export async function economieOf(
  { db, ports }: Deps,
  { code, noeuds, prixHT }: ServiceRow,
  { compteId, jour, change, isAbonne }: Societe,
): Promise<EconomieService | null> {
  const { devise } = change;
  if (code === 'franco' && isAbonne) {
    const seuil = convertirMontant(enseigne.promesses.francoEuros, change).montant;
    const envois = await listEnvoisOfferts(db, { compteId, jour, seuil });
    return portEvite(envois, await ports(), change);
  }
  if (code === 'franco') {
    const { commandes, montant } = await sumPortsPayes(db, { compteId, jour });
    if (commandes === 0) return null;
    const paye = roundMontant(parseMontant(montant, devise));
    return { genre: 'port-paye', nombre: commandes, montant: paye, achats: null };
  }
  if (code !== 'affutage' || prixHT === null) return null;
  const prix = convertirMontant(prixHT, change).montant;
  const affutables = await sumAffutables(db, { compteId, jour, noeuds, prix });
  if (affutables.pieces === 0) return null;
  const argent = (texte: string) => roundMontant(parseMontant(texte, devise));
  return {
    genre: 'affutage',
    nombre: affutables.pieces,
    montant: argent(affutables.economie),
    achats: argent(affutables.achats),
  };
}

/**
 * As parcels, by the tariff of today: what went by carrier would have cost more. Nothing where no
 * tariff is known.
 */
export function portEvite(
  envois: readonly EnvoiOffert[],
  { zoneOf, tarifs }: Ports,
  change: Change,
): EconomieService | null {
  const prix = envois.flatMap(({ codePostal, grammes }) => {
    const zone = zoneOf(codePostal);
    const un =
      zone === null ? undefined : prixAuPoids(tarifs, { service: 'messagerie', zone, grammes });
    return un ? [un] : [];
  });
  const total = sumMontants(prix, 'EUR');
  if (unitsOf(total) === 0n) return null;
  const montant = roundMontant(convertirMontant(total.montant, change));
  return { genre: 'port-evite', nombre: prix.length, montant, achats: null };
}
