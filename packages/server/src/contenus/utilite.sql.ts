import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** A text of the company. */
export interface TexteLu {
  genre: 'page' | 'question';
  id: number;
}

/** A person, or the session of a visitor; they may have answered before they signed in. */
export interface Lecteur {
  sessionId: number;
  utilisateurId: number | null;
}

const COLONNES = { page: sql`page_id`, question: sql`question_id` };
const TABLES = { page: sql`page_contenu`, question: sql`faq_question` };

/** False where they said nothing yet. */
export async function updateUtilite(
  tx: Tx,
  { genre, id }: TexteLu,
  { sessionId, utilisateurId }: Lecteur,
  utile: boolean,
): Promise<boolean> {
  const changed = await tx.execute(sql`
    update utilite
       set utile = ${utile}, donne_le = now()
     where ${COLONNES[genre]} = ${id}
       and (session_id = ${sessionId} or utilisateur_id = ${utilisateurId})`);
  return changed > 0;
}

/** False where there is no such text, or where they said it meanwhile. */
export async function insertUtilite(
  tx: Tx,
  { genre, id }: TexteLu,
  { sessionId, utilisateurId }: Lecteur,
  utile: boolean,
): Promise<boolean> {
  const added = await tx.execute(sql`
    insert into utilite (${COLONNES[genre]}, utilisateur_id, session_id, utile)
    select id, ${utilisateurId}::int, ${utilisateurId === null ? sessionId : null}::bigint, ${utile}
      from ${TABLES[genre]}
     where id = ${id}
    on conflict do nothing`);
  return added > 0;
}

export interface UtiliteDeTexte extends TexteLu {
  titre: string;
  oui: number;
  non: number;
}

/** Texts that somebody judged, those that help least first. */
export function listUtilites(db: Db): Promise<UtiliteDeTexte[]> {
  return db.query(sql`
    with comptes as (
      select page_id, question_id, count(*) filter (where utile)::int as oui,
             count(*) filter (where not utile)::int as non
        from utilite
       group by page_id, question_id
    )
    select case when p.id is null then 'question' else 'page' end as genre,
           coalesce(p.id, q.id) as id, coalesce(p.titre_fr, q.question_fr) as titre, c.oui, c.non
      from comptes c
      left join page_contenu p on p.id = c.page_id
      left join faq_question q on q.id = c.question_id
     order by c.oui - c.non, genre, id`);
}
