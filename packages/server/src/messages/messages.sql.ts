import type { Message } from '@comptoir/contract/messages/messages.contract.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** Whose messages they are. */
export interface Lecteur {
  /** Null for a page made for nobody in particular. */
  sessionId: number | null;
  /** The person herself; null for a visitor and for a delegate, who reads for himself. */
  utilisateurId: number | null;
  isConnecte: boolean;
  compteId: number | null;
}

export interface MessageRow {
  id: number;
  niveau: Message['niveau'];
  libelle: string;
  titre: string | null;
  page: string | null;
  aLire: boolean;
}

/** Messages `m` for more than one session that concern this reader and that he did not dismiss. */
function diffuses({ sessionId, utilisateurId, isConnecte, compteId }: Lecteur): Sql {
  return sql`
    m.session_id is null and m.debut <= now() and (m.fin is null or m.fin > now())
    and (m.cible = 'tous' or m.cible = 'connectes' and ${isConnecte}
         or m.cible = 'compte' and m.compte_id = ${compteId})
    and not exists (select from message_lu l
                     where l.message_id = m.id
                       and (l.utilisateur_id = ${utilisateurId} or l.session_id = ${sessionId}))`;
}

/** What has to be read first, then the latest first. */
export function listMessages(db: Db, lecteur: Lecteur, langue: Locale): Promise<MessageRow[]> {
  return db.query(sql`
    select m.id, m.niveau, coalesce(m.texte ->> ${langue}, m.code) as libelle,
           m.titre ->> ${langue} as titre, m.page, m.a_lire as "aLire"
      from message m
     where m.session_id = ${lecteur.sessionId} or (${diffuses(lecteur)})
     order by m.a_lire desc, m.id`);
}

/** Whether there was such a message of that session. */
export async function deleteMessage(tx: Tx, sessionId: number, id: number): Promise<boolean> {
  const deleted = await tx.execute(
    sql`delete from message where id = ${id} and session_id = ${sessionId}`,
  );
  return deleted === 1;
}

/** Whether there was such a message for him, and others: he will not see it again. */
export async function insertLecture(tx: Tx, lecteur: Lecteur, id: number): Promise<boolean> {
  const { sessionId, utilisateurId } = lecteur;
  const inserted = await tx.execute(sql`
    insert into message_lu (message_id, utilisateur_id, session_id)
    select m.id, ${utilisateurId}::int,
           case when ${utilisateurId}::int is null then ${sessionId}::bigint end
      from message m
     where m.id = ${id} and (${diffuses(lecteur)})
    on conflict do nothing`);
  return inserted === 1;
}

export interface Diffusion {
  cible: 'tous' | 'connectes' | 'compte';
  /** Instants, milliseconds; null: no end. */
  debut: number;
  fin: number | null;
}

/** All that are shown now or later, whoever they are for. */
export function listDiffusions(db: Db): Promise<Diffusion[]> {
  return db.query(sql`
    select cible, (extract(epoch from debut) * 1000)::float8 as debut,
           (extract(epoch from fin) * 1000)::float8 as fin
      from message
     where session_id is null and (fin is null or fin > now())`);
}
