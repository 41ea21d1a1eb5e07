/** A quote as calls answer it. */
import type {
  DevisClientele,
  DevisClienteleDetaille,
} from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { calculerDevis } from '@comptoir/contract/devis-clientele/calculer-devis.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { sansCouts } from '@comptoir/contract/devis-clientele/sans-couts.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Db } from '../db/pool.ts';
import { findDevis, findEntete, type DevisLu, type DevisRow, type EnTete } from './devis.sql.ts';
import { listEvenements, listVersions } from './historique.sql.ts';
import type { Lecteur } from './qui.ts';

export function versionOf({ id, version }: Pick<DevisRow, 'id' | 'version'>): string {
  return `${id}-${version}`;
}

export function toDevis(row: DevisRow): DevisClientele {
  const { devise, totalHT, ttc, modifieLe } = row;
  return {
    id: row.id,
    numero: row.numero,
    titre: row.titre,
    client: row.client,
    etat: row.etat,
    modele: row.modele,
    partage: row.partage,
    auteur: row.auteur,
    totalHT: { montant: totalHT, devise },
    ttc: { montant: ttc, devise },
    valableJusqu: row.valableJusqu,
    modifieLe: modifieLe.toISOString(),
    version: versionOf(row),
  };
}

export interface DevisNomme {
  id: number;
  /** Today. */
  jour: string;
}

export async function lireDevis(
  db: Db,
  lecteur: Lecteur,
  nomme: DevisNomme,
): Promise<DevisClienteleDetaille> {
  const devis = await findOrRefuse(db, lecteur, nomme);
  const [evenements, versions] = await Promise.all([
    listEvenements(db, nomme.id),
    listVersions(db, nomme.id),
  ]);
  const { devise, document, signatureNom, signatureTrace, decideLe, lienOuvert, chantier } = devis;
  return {
    ...toDevis(devis),
    document: lecteur.delegue ? sansCouts(document) : document,
    evenements: evenements.map(({ le, ...autre }) => ({ ...autre, le: le.toISOString() })),
    versions: versions.map(({ rang, creeLe, ttc }) => ({
      rang,
      creeLe: creeLe.toISOString(),
      ttc: { montant: ttc, devise },
    })),
    lienOuvert,
    chantier,
    signature:
      signatureNom === null || decideLe === null
        ? null
        : { nom: signatureNom, le: decideLe.toISOString(), trace: signatureTrace ?? '' },
    verrou: lecteur.delegue ? 'delegue' : isDecide(devis) ? 'decide' : null,
  };
}

export async function readEntete(
  db: Db,
  lecteur: Lecteur,
  nomme: DevisNomme,
): Promise<DevisClientele> {
  const row = await findEntete(db, lecteur, nomme);
  if (!row) throw refus('introuvable', { id: nomme.id });
  return toDevis(row);
}

export async function findOrRefuse(db: Db, lecteur: Lecteur, nomme: DevisNomme): Promise<DevisLu> {
  const devis = await findDevis(db, lecteur, nomme);
  if (!devis) throw refus('introuvable', { id: nomme.id });
  return devis;
}

/** It was answered: what was agreed is not changed any more, another can be made of it. */
export function isDecide({ etat }: Pick<DevisRow, 'etat'>): boolean {
  return etat === 'accepte' || etat === 'refuse';
}

export function enTeteOf(document: DocumentDevis): EnTete {
  const { totalHT, ttc } = calculerDevis(document);
  return { document, totalHT: totalHT.montant, ttc: ttc.montant };
}
