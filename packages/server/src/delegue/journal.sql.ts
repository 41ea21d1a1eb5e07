import type { ActionJournal } from '@comptoir/contract/delegue/actions-journal.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

export type DetailsActe = Readonly<Record<string, string | number>>;

export interface NouvelActe {
  delegueId: number;
  compteId: number;
  utilisateurId: number | null;
  action: ActionJournal;
  /** One entry of the journal for each. */
  details: readonly DetailsActe[];
}

export async function insertActes(tx: Tx, acte: NouvelActe): Promise<void> {
  await tx.execute(sql`
    insert into journal_delegue (delegue_id, compte_id, utilisateur_id, action, details)
    select ${acte.delegueId}, ${acte.compteId}, ${acte.utilisateurId}, ${acte.action}, d.details
      from jsonb_array_elements(${JSON.stringify(acte.details)}::jsonb)
             with ordinality as d (details, rang)
     order by d.rang`);
}

export interface ActeRow {
  id: number;
  faitLe: Date;
  action: ActionJournal;
  delegue: { code: string; nom: string };
  utilisateur: string | null;
  details: Record<string, string | number>;
}

/** All that was done for a customer, or all that a delegate did. */
export type Sujet = { compteId: number } | { delegueId: number };

const concerne = (sujet: Sujet): Sql =>
  'compteId' in sujet
    ? sql`j.compte_id = ${sujet.compteId}`
    : sql`j.delegue_id = ${sujet.delegueId}`;

/** The latest first. */
export function listActes(
  db: Db,
  sujet: Sujet,
  { limit, offset }: { limit: number | null; offset: number },
): Promise<ActeRow[]> {
  return db.query(sql`
    select j.id, j.fait_le as "faitLe", j.action, j.details,
           json_build_object('code', d.code, 'nom', concat_ws(' ', d.prenom, d.nom)) as delegue,
           nullif(concat_ws(' ', u.prenom, u.nom), '') as utilisateur
      from journal_delegue j
      join delegue d on d.id = j.delegue_id
      left join utilisateur u on u.id = j.utilisateur_id
     where ${concerne(sujet)}
     order by j.id desc
     limit ${limit} offset ${offset}`);
}

export async function countActes(db: Db, sujet: Sujet): Promise<number> {
  const { total } = await db.one<{ total: number }>(
    sql`select count(*) as total from journal_delegue j where ${concerne(sujet)}`,
  );
  return total;
}
