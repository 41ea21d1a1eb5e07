import type { GenreNotification } from '@comptoir/contract/identite/preferences.ts';
import type { Message } from '@comptoir/contract/messages/messages.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { canalOf } from '../courrier/notifications.sql.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import { messagesConcernes } from './concernes.sql.ts';

/** Whose messages they are. */
export interface Lecteur {
  /** Null for a page made for nobody in particular. */
  sessionId: number | null;
  /** The person, where they read for themselves; null for a visitor and for a delegate. */
  utilisateurId: number | null;
  isConnecte: boolean;
  compteId: number | null;
  magasinId: number | null;
}

export interface MessageRow {
  id: number;
  niveau: Message['niveau'];
  libelle: string;
  titre: string | null;
  page: string | null;
  lien: string | null;
  aLire: boolean;
}

function pour(lecteur: Lecteur, colonnes: Sql): Sql {
  return messagesConcernes(
    {
      sessionId: sql`${lecteur.sessionId}::bigint`,
      utilisateurId: sql`${lecteur.utilisateurId}::int`,
      isConnecte: sql`${lecteur.isConnecte}::boolean`,
      compteId: sql`${lecteur.compteId}::int`,
      magasinId: sql`${lecteur.magasinId}::int`,
    },
    colonnes,
  );
}

/** What has to be read first, then what is one’s own, then the gravest, then the oldest. */
export function listMessages(db: Db, lecteur: Lecteur, langue: Locale): Promise<MessageRow[]> {
  return db.query(sql`
    select m.id, m.niveau, coalesce(m.texte ->> ${langue}, m.code) as libelle,
           m.titre ->> ${langue} as titre, m.page, m.lien, m.a_lire as "aLire"
      from (${pour(lecteur, sql`me.*`)}) m
     order by m.a_lire desc, m.session_id is null and m.utilisateur_id is null,
              array_position(array['erreur', 'avertissement', 'info', 'succes'], m.niveau),
              m.id`);
}

/** Whether there was such a message, of that session or of that person alone. */
export async function deleteMessage(
  tx: Tx,
  { sessionId, utilisateurId }: Lecteur,
  id: number,
): Promise<boolean> {
  const deleted = await tx.execute(sql`
    delete from message
     where id = ${id} and (session_id = ${sessionId} or utilisateur_id = ${utilisateurId})`);
  return deleted === 1;
}

/** Whether there was such a message for this reader, and others: this reader sees it no more. */
export async function insertLecture(tx: Tx, lecteur: Lecteur, id: number): Promise<boolean> {
  const { sessionId, utilisateurId } = lecteur;
  const inserted = await tx.execute(sql`
    insert into message_lu (message_id, utilisateur_id, session_id)
    select m.id, ${utilisateurId}::int,
           case when ${utilisateurId}::int is null then ${sessionId}::bigint end
      from (${pour(lecteur, sql`me.id`)}) m
     where m.id = ${id}
    on conflict do nothing`);
  return inserted === 1;
}

export interface NouveauMessage {
  utilisateurIds: readonly number[];
  niveau: Message['niveau'];
  texte: Record<Locale, string>;
  lien: string;
  objet: string;
  jours: number;
  notification?: GenreNotification;
}

export async function insertMessages(tx: Tx, message: NouveauMessage): Promise<void> {
  await tx.execute(sql`
    insert into message (cible, utilisateur_id, niveau, texte, lien, objet, fin)
    select 'utilisateur', u.id, ${message.niveau}, ${JSON.stringify(message.texte)}::jsonb,
           ${message.lien}, ${message.objet}, now() + make_interval(days => ${message.jours})
      from utilisateur u
     where u.id = any (${message.utilisateurIds}::int[])
       and ${message.notification ? sql`${canalOf(sql`u`, message.notification)} <> 'aucun'` : sql`true`}
     order by u.id`);
}

/** Deletes messages of everybody, or of one person alone. */
export async function deleteParObjet(
  tx: Tx,
  objets: readonly string[],
  utilisateurId: number | null = null,
): Promise<void> {
  await tx.execute(sql`
    delete from message
     where objet = any (${objets}::text[])
       and (${utilisateurId}::int is null or utilisateur_id = ${utilisateurId}::int)`);
}

export interface Diffusion {
  cible: 'tous' | 'connectes' | 'compte';
  /** Shown in some departments alone. */
  isLocale: boolean;
  /** Instants, milliseconds; null: no end. */
  debut: number;
  fin: number | null;
}

/** All that are shown now or later to more than one person. */
export function listDiffusions(db: Db): Promise<Diffusion[]> {
  return db.query(sql`
    select cible, departements is not null as "isLocale",
           (extract(epoch from debut) * 1000)::float8 as debut,
           (extract(epoch from fin) * 1000)::float8 as fin
      from message
     where cible in ('tous', 'connectes', 'compte') and (fin is null or fin > now())`);
}
