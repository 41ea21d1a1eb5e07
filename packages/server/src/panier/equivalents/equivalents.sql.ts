import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import { panierOf, type Proprietaire } from '../panier.sql.ts';

/** Quantity of a line, all its cuts together; undefined when the basket does not hold it there. */
export async function findQuantite(
  db: Db,
  de: Proprietaire,
  { chantierId, articleId }: { chantierId: number; articleId: number },
): Promise<number | undefined> {
  const ligne = await db.maybeOne<{ quantite: number }>(sql`
    select least(sum(l.quantite), 1000000)::int as quantite
      from chantier c
      join panier_ligne l on l.chantier_id = c.id
     where c.id = ${chantierId} and c.panier_id = ${panierOf(de)} and l.article_id = ${articleId}
    having count(*) > 0`);
  return ligne?.quantite;
}

/**
 * On sale, the most sold first: of the same modele or named as equivalent, with all that tells the
 * articles of its product apart; and what takes the place of one no longer sold.
 */
export async function listSemblables(db: Db, articleId: number, limit: number): Promise<number[]> {
  const found = await db.query<{ id: number }>(sql`
    with celui as materialized (
      select a.id, a.produit_id, a.successeur_id, p.modele, a.valeurs[1:cardinality(p.axes)] as mesures
        from article a
        join produit p on p.id = a.produit_id
       where a.id = ${articleId}
    ),
    autres as materialized (
      select p.id from celui join produit p on p.modele = celui.modele and p.id <> celui.produit_id
      union
      select l.autre_id
        from celui
        join produit_lien l on l.produit_id = celui.produit_id and l.type = 'equivalent'
    ),
    semblables as (
      select a.id, a.popularite
        from celui, autres
        join article a on a.produit_id = autres.id
       where not a.retire and a.valeurs @> celui.mesures
      union
      select a.id, a.popularite
        from celui
        join article a on a.id = celui.successeur_id
       where not a.retire
    )
    select id from semblables order by popularite desc, id limit ${limit}`);
  return found.map(({ id }) => id);
}
