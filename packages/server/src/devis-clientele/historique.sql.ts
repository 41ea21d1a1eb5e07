/** What happened to a quote, and what was sent of it. */
import type { EvenementDevis } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

export type TypeEvenement = EvenementDevis['type'];

export interface EvenementRow extends Omit<EvenementDevis, 'le'> {
  le: Date;
}

/** The last of them, the latest first. */
export function listEvenements(db: Db, devisId: number): Promise<EvenementRow[]> {
  return db.query(sql`
    select id, type, le, texte, nom from devis_clientele_evenement
     where devis_id = ${devisId} order by id desc limit 100`);
}

export async function insertEvenement(
  tx: Tx,
  devisId: number,
  { type, texte = '', nom = '' }: { type: TypeEvenement; texte?: string; nom?: string },
): Promise<void> {
  await tx.execute(sql`
    insert into devis_clientele_evenement (devis_id, type, texte, nom)
    values (${devisId}, ${type}, ${texte}, ${nom})`);
}

export function listVersions(
  db: Db,
  devisId: number,
): Promise<{ rang: number; creeLe: Date; ttc: string }[]> {
  return db.query(sql`
    select rang, cree_le as "creeLe", ttc from devis_clientele_version
     where devis_id = ${devisId} order by rang desc`);
}

export function findVersion(
  db: Db,
  compteId: number,
  { id, rang }: { id: number; rang: number },
): Promise<{ document: DocumentDevis } | undefined> {
  return db.maybeOne(sql`
    select v.document
      from devis_clientele_version v
      join devis_clientele d on d.id = v.devis_id
     where d.id = ${id} and d.compte_id = ${compteId} and d.supprime_le is null
       and v.rang = ${rang}`);
}

export async function insertVersion(
  tx: Tx,
  devisId: number,
  { document, ttc }: { document: DocumentDevis; ttc: string },
): Promise<number> {
  const { rang } = await tx.one<{ rang: number }>(sql`
    insert into devis_clientele_version (devis_id, rang, document, ttc)
    select ${devisId}, coalesce(max(rang), 0) + 1, ${JSON.stringify(document)}::jsonb, ${ttc}::numeric
      from devis_clientele_version where devis_id = ${devisId}
    returning rang`);
  return rang;
}
