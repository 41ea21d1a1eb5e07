import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export interface TermeNote {
  langue: Locale;
  /** In lower case, on one line. */
  terme: string;
  sessionId: number;
}

/** Counts each term once per session; see migration 0009 for what is kept of the session. */
export function compterTermes(db: Db, notes: readonly TermeNote[]): Promise<number> {
  return db.execute(sql`
    with cherche as (
      select distinct c.langue, c.terme,
             substring(sha256(s.jeton_hash || convert_to(c.langue || ' ' || c.terme, 'UTF8')) for 8)
               as empreinte
        from unnest(${notes.map(({ langue }) => langue)}::text[],
                    ${notes.map(({ terme }) => terme)}::text[],
                    ${notes.map(({ sessionId }) => sessionId)}::bigint[])
               as c (langue, terme, session_id)
        join session s on s.id = c.session_id
    ),
    nouveau as (
      insert into terme_compte (langue, terme, empreinte)
      select langue, terme, empreinte from cherche order by langue, terme, empreinte
      on conflict do nothing
      returning langue, terme
    )
    insert into terme_cherche (langue, terme, sessions)
    select langue, terme, count(*) from nouveau group by langue, terme order by langue, terme
    on conflict (langue, terme) do update
      set sessions = terme_cherche.sessions + excluded.sessions, dernier_le = current_date`);
}

/** Those that enough sessions searched, the most searched first. */
export async function listTermes(
  db: Db,
  langue: Locale,
  sessions: number,
  max: number,
): Promise<string[]> {
  const rows = await db.query<{ terme: string }>(sql`
    select terme
      from terme_cherche
     where langue = ${langue} and sessions >= ${sessions}
     order by sessions desc, terme
     limit ${max}`);
  return rows.map(({ terme }) => terme);
}

// A session counts again for what it searches again after this long.
const JOURS_PAR_SESSION = 30;
// What nobody searches any more is no completion.
const JOURS_PAR_TERME = 365;

/** Number of rows deleted. */
export async function cleanTermes(db: Db): Promise<number> {
  const comptes = await db.execute(sql`
    delete from terme_compte
     where compte_le < current_date - ${JOURS_PAR_SESSION}::int`);
  const termes = await db.execute(sql`
    delete from terme_cherche where dernier_le < current_date - ${JOURS_PAR_TERME}::int`);
  return comptes + termes;
}
