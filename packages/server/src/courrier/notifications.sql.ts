/** How people want to be notified, and what waits for their mail of the day. */
import type { Canal, GenreNotification } from '@comptoir/contract/identite/preferences.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** Who said nothing gets a mail at once. `u`: a row of utilisateur. */
export function canalOf(u: Sql, genre: GenreNotification): Sql {
  return sql`coalesce(${u}.preferences #>> array['notifications', ${genre}], 'mail')`;
}

export function listCanaux(
  db: Db,
  utilisateurIds: readonly number[],
  genre: GenreNotification,
): Promise<{ id: number; canal: Canal }[]> {
  return db.query(sql`
    select u.id, ${canalOf(sql`u`, genre)} as canal
      from utilisateur u
     where u.id = any (${utilisateurIds}::int[])`);
}

export interface NotificationEnAttente {
  utilisateurId: number;
  sujet: string;
  lien: string;
}

export async function insertNotifications(
  tx: Tx,
  genre: GenreNotification,
  attente: readonly NotificationEnAttente[],
): Promise<void> {
  await tx.execute(sql`
    insert into notification (utilisateur_id, genre, sujet, lien)
    select n."utilisateurId", ${genre}, n.sujet, n.lien
      from jsonb_to_recordset(${JSON.stringify(attente)}::jsonb)
             as n ("utilisateurId" int, sujet text, lien text)`);
}

export interface ResumeDuJour {
  email: string;
  langue: Locale;
  /** The oldest first. */
  notifications: { sujet: string; lien: string }[];
}

/** All that waits, by person; who left since is not written to. */
export function takeNotifications(tx: Tx): Promise<ResumeDuJour[]> {
  return tx.query(sql`
    with prises as (delete from notification returning id, utilisateur_id, sujet, lien)
    select u.email, u.langue,
           json_agg(json_build_object('sujet', p.sujet, 'lien', p.lien) order by p.id)
             as notifications
      from prises p
      join utilisateur u on u.id = p.utilisateur_id and u.etat = 'actif'
     group by u.id, u.email, u.langue
     order by u.id`);
}
