import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

/** A term that fewer sessions searched says more of them than of the catalogue. */
export const SESSIONS_AVANT_MONTRE = 3;

/** A term, and who searched it or opened one of its answers. */
export interface TermeDit {
  langue: Locale;
  /** In lower case, on one line. */
  terme: string;
  sessionId: number;
}

export interface TermeNote extends TermeDit {
  /** Articles found. */
  trouves: number;
  /** Words left out, or the spelling searched instead; '' for what was found as typed. */
  ecarts: string;
}

/** The session's fingerprint for a term; see migration 0009 for what is kept of the session. */
const EMPREINTE = sql`substring(
  sha256(s.jeton_hash || convert_to(c.langue || ' ' || c.terme, 'UTF8')) for 8)`;

/** Counts each term once per session; what it found is that of the last search. */
export function compterTermes(db: Db, notes: readonly TermeNote[]): Promise<number> {
  return db.execute(sql`
    with cherche as (
      select distinct on (c.langue, c.terme, empreinte)
             c.langue, c.terme, ${EMPREINTE} as empreinte, c.trouves, c.ecarts
        from unnest(${notes.map(({ langue }) => langue)}::text[],
                    ${notes.map(({ terme }) => terme)}::text[],
                    ${notes.map(({ sessionId }) => sessionId)}::bigint[],
                    ${notes.map(({ trouves }) => trouves)}::int[],
                    ${notes.map(({ ecarts }) => ecarts)}::text[])
               with ordinality as c (langue, terme, session_id, trouves, ecarts, place)
        join session s on s.id = c.session_id
       order by c.langue, c.terme, empreinte, c.place desc
    ),
    nouveau as (
      insert into terme_compte (langue, terme, empreinte)
      select langue, terme, empreinte from cherche
      on conflict do nothing
      returning langue, terme, empreinte
    )
    insert into terme_cherche (langue, terme, sessions, trouves, ecarts)
    select langue, terme, count(*), (array_agg(trouves))[1], (array_agg(ecarts))[1]
      from nouveau
      join cherche using (langue, terme, empreinte)
     group by langue, terme
     order by langue, terme
    on conflict (langue, terme) do update
      set sessions = terme_cherche.sessions + excluded.sessions,
          trouves = excluded.trouves,
          ecarts = excluded.ecarts,
          dernier_le = current_date`);
}

/** Counts the sessions that opened or ordered an answer of a term that they searched, once each. */
export function compterChoix(db: Db, choix: readonly TermeDit[]): Promise<number> {
  return db.execute(sql`
    with choisi as (
      update terme_compte t
         set choisi = true
        from unnest(${choix.map(({ langue }) => langue)}::text[],
                    ${choix.map(({ terme }) => terme)}::text[],
                    ${choix.map(({ sessionId }) => sessionId)}::bigint[])
               as c (langue, terme, session_id)
        join session s on s.id = c.session_id
       where t.langue = c.langue
         and t.terme = c.terme
         and t.empreinte = ${EMPREINTE}
         and not t.choisi
      returning t.langue, t.terme
    )
    update terme_cherche t
       set choix = t.choix + n.nombre
      from (select langue, terme, count(*)::int as nombre from choisi group by langue, terme) n
     where t.langue = n.langue and t.terme = n.terme`);
}

/** Those that find what is typed and that enough sessions searched, the most searched first. */
export async function listTermes(
  db: Db,
  langue: Locale,
  sessions: number,
  max: number,
): Promise<string[]> {
  const rows = await db.query<{ terme: string }>(sql`
    select terme
      from terme_cherche
     where langue = ${langue} and sessions >= ${sessions} and trouves > 0 and ecarts = ''
     order by sessions desc, terme
     limit ${max}`);
  return rows.map(({ terme }) => terme);
}

export interface TermeVain {
  langue: Locale;
  terme: string;
  sessions: number;
  choix: number;
  trouves: number;
  ecarts: string;
}

/** Fewer opened an answer: what was found is rarely what was meant. */
const PART_DES_CHOIX = 0.2;

/**
 * Terms of enough sessions that find nothing, lose words, or whose answers hardly anyone opens: those
 * that most sessions searched in vain first.
 */
export function listTermesVains(db: Db, sessions: number, max: number): Promise<TermeVain[]> {
  return db.query(sql`
    select langue, terme, sessions, choix, trouves, ecarts
      from terme_cherche
     where sessions >= ${sessions}
       and (trouves = 0 or ecarts <> '' or choix < sessions * ${PART_DES_CHOIX}::float8)
     order by sessions - choix desc, terme, langue
     limit ${max}`);
}

// A session counts again for what it searches again after this long.
const JOURS_PAR_SESSION = 30;
// What nobody searches any more is no completion.
const JOURS_PAR_TERME = 365;

/** What leads nowhere, and too few searched to be reported, goes sooner. Number of rows deleted. */
export async function cleanTermes(db: Db): Promise<number> {
  const comptes = await db.execute(sql`
    delete from terme_compte
     where compte_le < current_date - ${JOURS_PAR_SESSION}::int`);
  const termes = await db.execute(sql`
    delete from terme_cherche
     where dernier_le < current_date - ${JOURS_PAR_TERME}::int
        or (dernier_le < current_date - ${JOURS_PAR_SESSION}::int
            and (trouves = 0 or ecarts <> '')
            and sessions < ${SESSIONS_AVANT_MONTRE})`);
  return comptes + termes;
}
