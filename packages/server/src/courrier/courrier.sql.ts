import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { PieceJointe } from './envoi.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface CourrierGarde {
  id: number;
  expediteur: string;
  destinataire: string;
  sujet: string;
  texte: string;
  html: string | null;
  langue: Locale;
  entetes: Record<string, string>;
  pieces: readonly PieceJointe[];
  creeLe: Date;
}

export type CourrierResume = Pick<CourrierGarde, 'id' | 'destinataire' | 'sujet' | 'creeLe'>;

export async function insertCourrier(
  db: Db,
  messageId: string,
  courrier: Omit<CourrierGarde, 'id' | 'creeLe'>,
): Promise<void> {
  const { expediteur, destinataire, sujet, texte, html, langue, entetes, pieces } = courrier;
  await db.execute(sql`
    insert into courrier
      (message_id, expediteur, destinataire, sujet, texte, html, langue, entetes, pieces)
    values
      (${messageId}, ${expediteur}, ${destinataire}, ${sujet}, ${texte}, ${html}, ${langue},
       ${JSON.stringify(entetes)}, ${JSON.stringify(pieces)})
    on conflict on constraint un_courrier_par_envoi do nothing`);
}

const LISTED = 200;

export function listCourriers(db: Db): Promise<CourrierResume[]> {
  return db.query(sql`
    select id, destinataire, sujet, cree_le as "creeLe"
      from courrier order by id desc limit ${LISTED}`);
}

export function findCourrier(db: Db, id: number): Promise<CourrierGarde | undefined> {
  return db.maybeOne(sql`
    select id, expediteur, destinataire, sujet, texte, html, langue, entetes, pieces, cree_le as "creeLe"
      from courrier where id = ${id}`);
}

const KEPT_DAYS = 30;

/** Number of kept mails deleted. */
export function cleanCourriers(db: Db): Promise<number> {
  return db.execute(
    sql`delete from courrier where cree_le < now() - make_interval(days => ${KEPT_DAYS})`,
  );
}
