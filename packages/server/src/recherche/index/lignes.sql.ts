/** Articles as the index holds them. */
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export interface LigneRow {
  id: number;
  produitId: number;
  marqueId: number;
  /** Place of its node in the tree. */
  gauche: number;
  rang: number;
  popularite: number;
  /** Public price in ten-thousandths of a euro; null without one. */
  prix: number | null;
  /** Day it came on sale, counted from 2000-01-01. */
  jour: number;
  /** Average of its product in hundredths; null without reviews. */
  note: number | null;
  reference: string;
  /** Identifiers joined by commas, which are read three times faster than an array. */
  valeurs: string;
  /** Where some of it lies. */
  lieux: string | null;
  ean: string;
  /** The maker's own reference. */
  fournisseur: string | null;
  libelleFr: string;
  libelleEn: string;
  libelleEs: string;
}

/** `apres`: none of the prices up to this article is looked at. */
const lignesApres = (apres: number) => sql`
  select a.id, a.produit_id as "produitId", p.marque_id as "marqueId", n.gauche, a.rang,
         a.popularite, (t.prix * 10000)::bigint as prix, a.en_vente_le - date '2000-01-01' as jour,
         (pn.moyenne * 100)::int as note, a.reference, array_to_string(a.valeurs, ',') as valeurs,
         (select string_agg(s.lieu_id::text, ',')
            from stock s
           where s.article_id = a.id and s.quantite > 0) as lieux,
         a.ean, a.reference_fournisseur as fournisseur, a.libelle_fr as "libelleFr",
         a.libelle_en as "libelleEn", a.libelle_es as "libelleEs"
    from article a
    join produit p on p.id = a.produit_id
    join noeud n on n.id = p.noeud_id
    left join tarif t on t.article_id = a.id and t.article_id > ${apres}
    left join produit_note pn on pn.produit_id = a.produit_id`;

/** The next ones on sale by identifier. */
export function listLignes(db: Db, apres: number, limite: number): Promise<LigneRow[]> {
  return db.query(sql`
    ${lignesApres(apres)} where a.id > ${apres} and not a.retire order by a.id limit ${limite}`);
}

/** Those of these articles and products that are on sale. */
export function listLignesOf(
  db: Db,
  articleIds: readonly number[],
  produitIds: readonly number[],
): Promise<LigneRow[]> {
  return db.query(sql`
    ${lignesApres(0)}
    where not a.retire
      and a.id in (select unnest(${articleIds}::int[])
                   union
                   select id from article where produit_id = any (${produitIds}::int[]))`);
}

export interface LieuxRow {
  id: number;
  /** Where some of it lies, joined by commas. */
  lieux: string;
}

/** Those of these articles that lie somewhere. */
export function listLieuxOf(db: Db, articleIds: readonly number[]): Promise<LieuxRow[]> {
  return db.query(sql`
    select article_id as id, string_agg(lieu_id::text, ',') as lieux
      from stock
     where article_id = any (${articleIds}::int[]) and quantite > 0
     group by article_id`);
}

export async function countArticles(db: Db): Promise<number> {
  const { nombre } = await db.one<{ nombre: number }>(
    sql`select count(*)::int as nombre from article where not retire`,
  );
  return nombre;
}
