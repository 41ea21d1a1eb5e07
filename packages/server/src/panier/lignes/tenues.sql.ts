/** Lines as a change finds them, under the lock of the basket. */
import { forAny } from '../../db/for-any.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Coupe } from '../coupes/coupe-ecrite.ts';

export interface LigneTenue {
  id: number;
  chantierId: number;
  articleId: number;
  traitCoupe: string;
  /** Null where nothing is cut. */
  coupe: Coupe | null;
  chutes: boolean;
  quantite: number;
  /** Percent. */
  remise: string | null;
  version: number;
  reference: string;
  multiple: number;
  minimum: number;
  retire: boolean;
}

/** Which lines of a basket. */
export const choix = {
  toutes: sql`true`,
  duChantier: (chantierId: number): Sql => sql`l.chantier_id = ${chantierId}`,
  desArticles: (chantierId: number, articleIds: readonly number[]): Sql =>
    sql`l.chantier_id = ${chantierId} and l.article_id = any (${forAny(articleIds)}::int[])`,
  /** Those of them that are not cut. */
  desEntieres: (chantierId: number, articleIds: readonly number[]): Sql =>
    sql`l.chantier_id = ${chantierId} and l.article_id = any (${forAny(articleIds)}::int[])
        and l.trait_coupe = ''`,
  /** The one line, if it is of that article and chantier. */
  deLigne: (chantierId: number, articleId: number, ligneId: number): Sql =>
    sql`l.id = ${ligneId} and l.chantier_id = ${chantierId} and l.article_id = ${articleId}`,
  deLArticle: (articleId: number): Sql => sql`l.article_id = ${articleId}`,
  parId: (ligneIds: readonly number[]): Sql => sql`l.id = any (${forAny(ligneIds)}::bigint[])`,
};

/** In the order of the basket. */
export function listTenues(tx: Tx, panierId: number, lesquelles: Sql): Promise<LigneTenue[]> {
  return tx.query(sql`
    select l.id, l.chantier_id as "chantierId", l.article_id as "articleId",
           l.trait_coupe as "traitCoupe", l.coupe, l.chutes, l.quantite,
           trim_scale(l.remise)::text as remise, l.version, a.reference, a.multiple, a.minimum, a.retire
      from chantier c
      join panier_ligne l on l.chantier_id = c.id
      join article a on a.id = l.article_id
     where c.panier_id = ${panierId} and ${lesquelles}
     order by c.rang, coalesce(l.place, l.id), l.id`);
}

export interface LigneModifiee {
  id: number;
  quantite: number;
  chutes: boolean;
  remise: string | null;
  version: number;
  prixVu: { montant: string; devise: string } | undefined;
}

export async function updateLigne(tx: Tx, ligne: LigneModifiee): Promise<void> {
  await tx.execute(sql`
    update panier_ligne
       set quantite = ${ligne.quantite}, chutes = ${ligne.chutes},
           remise = ${ligne.remise}::numeric, version = ${ligne.version},
           prix_vu = ${ligne.prixVu?.montant ?? null}::numeric, devise_vue = ${ligne.prixVu?.devise ?? null}
     where id = ${ligne.id}`);
}

export async function deleteLignes(tx: Tx, ligneIds: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from panier_ligne where id = any (${forAny(ligneIds)}::bigint[])`);
}

export async function addQuantite(
  tx: Tx,
  ligneId: number,
  quantite: number,
  version: number,
): Promise<void> {
  await tx.execute(sql`
    update panier_ligne
       set quantite = quantite + ${quantite}, version = ${version}
     where id = ${ligneId}`);
}

/** What was cut is taken whole again. */
export async function laisserEntiere(tx: Tx, ligneId: number): Promise<void> {
  await tx.execute(
    sql`update panier_ligne set trait_coupe = '', coupe = null where id = ${ligneId}`,
  );
}

/**
 * A line of the same thing in the other chantier takes the quantity and keeps its own discount;
 * lines that meet on the way have the least of theirs, which was given for all of it.
 */
export async function moveLignes(
  tx: Tx,
  ligneIds: readonly number[],
  versId: number,
  version: number,
): Promise<void> {
  await tx.execute(sql`
    with parties as (
      delete from panier_ligne
       where id = any (${forAny(ligneIds)}::bigint[])
      returning id, article_id, trait_coupe, coupe, chutes, quantite, remise,
        remise_quantite, prix_vu, devise_vue
    )
    insert into panier_ligne (chantier_id, article_id, trait_coupe, coupe, chutes, quantite, remise,
      remise_quantite, version, prix_vu, devise_vue)
    select ${versId}, article_id, trait_coupe, (array_agg(coupe order by id))[1], bool_or(chutes),
           sum(quantite),
           case when count(remise) = count(*) then min(remise) end, sum(remise_quantite), ${version},
           (array_agg(prix_vu order by id))[1], (array_agg(devise_vue order by id))[1]
      from parties
     group by article_id, trait_coupe
     order by min(id)
    on conflict on constraint une_ligne_par_article_et_coupe
      do update set quantite = panier_ligne.quantite + excluded.quantite, version = excluded.version`);
}
