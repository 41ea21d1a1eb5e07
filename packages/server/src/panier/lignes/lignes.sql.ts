import type { Montant } from '@comptoir/contract/argent.ts';
import { forAny } from '../../db/for-any.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

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
       where chantier_id = ${chantierId} and article_id = any (${forAny(articleIds)}::int[])
         and trait_coupe = ''
    )
    select a.id, a.reference, a.multiple, a.minimum, a.retire, coalesce(l.quantite, 0) as presente
      from article a
      left join lignes l on l.article_id = a.id
     where a.id = any (${forAny(articleIds)}::int[])`);
}

export interface LigneAEcrire {
  articleId: number;
  quantite: number;
  /** Unit price of that quantity, as the buyer sees it now. */
  prixVu: Montant | undefined;
  /** Where it stood before it was removed. */
  place?: number | undefined;
  /** Percent; null: none; undefined leaves the line what it has. */
  remise?: string | null | undefined;
}

export interface Lignes {
  chantierId: number;
  lignes: readonly LigneAEcrire[];
  version: number;
}

/** New lines come in the order given. */
export async function upsertLignes(tx: Tx, { chantierId, lignes, version }: Lignes): Promise<void> {
  const articleIds = lignes.map(({ articleId }) => articleId);
  const quantites = lignes.map(({ quantite }) => quantite);
  const prix = lignes.map(({ prixVu }) => prixVu?.montant ?? null);
  const devises = lignes.map(({ prixVu }) => prixVu?.devise ?? null);
  const places = lignes.map(({ place }) => place ?? null);
  const remises = lignes.map(({ remise }) => remise ?? null);
  const gardees = lignes.map(({ remise }) => remise === undefined);
  await tx.execute(sql`
    with presentes as materialized (
      select article_id, remise
        from panier_ligne
       where chantier_id = ${chantierId} and article_id = any (${forAny(articleIds)}::int[])
         and trait_coupe = ''
    )
    insert into panier_ligne (place, chantier_id, article_id, quantite, remise, version, prix_vu,
      devise_vue)
    select l.place, ${chantierId}, l.article_id, l.quantite,
           case when l.gardee then p.remise else l.remise end, ${version}, l.prix, l.devise
      from unnest(${places}::bigint[], ${articleIds}::int[], ${quantites}::int[],
             ${remises}::numeric[], ${gardees}::boolean[], ${prix}::numeric[], ${devises}::text[])
        with ordinality as l (place, article_id, quantite, remise, gardee, prix, devise, rang)
      left join presentes p on p.article_id = l.article_id
     order by l.rang
    on conflict on constraint une_ligne_par_article_et_coupe
      do update set quantite = excluded.quantite, remise = excluded.remise,
                    version = excluded.version, prix_vu = excluded.prix_vu,
                    devise_vue = excluded.devise_vue`);
}
