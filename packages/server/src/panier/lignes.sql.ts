import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

export interface ArticleAjoutable {
  id: number;
  reference: string;
  multiple: number;
  minimum: number;
  retire: boolean;
  /** What the line of this chantier holds; 0 when there is none. */
  presente: number;
}

/** Those that exist, with what the chantier holds of them uncut. */
export function listAjoutables(
  tx: Tx,
  chantierId: number,
  articleIds: readonly number[],
): Promise<ArticleAjoutable[]> {
  // Materialized: the lines are found by their chantier, however many baskets hold the article.
  return tx.query(sql`
    with lignes as materialized (
      select article_id, quantite
        from panier_ligne
       where chantier_id = ${chantierId} and trait_coupe = ''
    )
    select a.id, a.reference, a.multiple, a.minimum, a.retire, coalesce(l.quantite, 0) as presente
      from article a
      left join lignes l on l.article_id = a.id
     where a.id = any (${articleIds}::int[])`);
}

export interface Ligne {
  articleId: number;
  quantite: number;
}

/** New lines come in the order given. */
export async function upsertLignes(
  tx: Tx,
  chantierId: number,
  lignes: readonly Ligne[],
): Promise<void> {
  const articleIds = lignes.map(({ articleId }) => articleId);
  const quantites = lignes.map(({ quantite }) => quantite);
  await tx.execute(sql`
    insert into panier_ligne (chantier_id, article_id, quantite)
    select ${chantierId}, l.article_id, l.quantite
      from unnest(${articleIds}::int[], ${quantites}::int[])
        with ordinality as l (article_id, quantite, place)
     order by l.place
    on conflict on constraint une_ligne_par_article_et_coupe
      do update set quantite = excluded.quantite`);
}
