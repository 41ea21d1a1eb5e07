/** The journal of a team: written with each change, never changed. */
import type { ActionEquipe } from '@comptoir/contract/identite/journal-equipe.contract.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export interface Changement {
  compteId: number;
  /** Who does it. */
  auteurId: number;
  /** Whom it is about; null: nothing of them stays. */
  personneId: number | null;
  action: ActionEquipe;
  details?: Readonly<Record<string, string | number | null>>;
}

export async function noterChangement(
  tx: Tx,
  { compteId, auteurId, personneId, action, details = {} }: Changement,
): Promise<void> {
  await tx.execute(sql`
    insert into journal_equipe (compte_id, auteur_id, personne_id, action, details)
    values (${compteId}, ${auteurId}, ${personneId}, ${action},
      ${JSON.stringify(details)}::jsonb)`);
}

/** They leave each of their companies. */
export async function noterDeparts(
  tx: Tx,
  ids: readonly number[],
  details: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.execute(sql`
    insert into journal_equipe (compte_id, auteur_id, personne_id, action, details)
    select compte_id, id, id, 'depart', ${JSON.stringify(details)}::jsonb
      from utilisateur
     where id = any (${ids}) and etat in ('actif', 'desactive')
     order by id`);
}

export interface ChangementRow {
  id: number;
  faitLe: Date;
  action: ActionEquipe;
  auteur: string | null;
  personne: string | null;
  details: Record<string, string | number | null>;
}

/** The latest first. */
export function listChangements(
  db: Db,
  compteId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ChangementRow[]> {
  return db.query(sql`
    select j.id, j.fait_le as "faitLe", j.action,
           j.details || case when v.id is null then '{}'
                             else jsonb_build_object('vers', concat_ws(' ', v.prenom, v.nom)) end
             as details,
           nullif(concat_ws(' ', nullif(a.prenom, ''), nullif(a.nom, '')), '') as auteur,
           nullif(concat_ws(' ', nullif(p.prenom, ''), nullif(p.nom, '')), '') as personne
      from journal_equipe j
      join utilisateur a on a.id = j.auteur_id
      left join utilisateur p on p.id = j.personne_id
      left join utilisateur v on v.id = (j.details->>'versId')::int
     where j.compte_id = ${compteId}
     order by j.id desc
     limit ${limit} offset ${offset}`);
}

export async function countChangements(db: Db, compteId: number): Promise<number> {
  const { total } = await db.one<{ total: number }>(
    sql`select count(*) as total from journal_equipe where compte_id = ${compteId}`,
  );
  return total;
}
