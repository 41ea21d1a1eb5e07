/** Net prices of a company: those in force on a day, a page of them in the order asked. */
import {
  JOURS_EXPIRANT,
  type TRIS_PRIX_NEGOCIES,
} from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { forAny } from '../db/for-any.ts';
import { pageOfIds, type PageOfIds } from '../db/page-of-ids.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';

export interface Validite {
  debut: string;
  fin: string | null;
}

/** Days of the net price in force; undefined where there is none. */
export function findNegocie(
  db: Db,
  { compteId, articleId, jour }: { compteId: number; articleId: number; jour: string },
): Promise<Validite | undefined> {
  return db.maybeOne(sql`
    select debut, fin
      from prix_negocie
     where compte_id = ${compteId} and article_id = ${articleId}
       and debut <= ${jour}::date and (fin is null or fin >= ${jour}::date)
     order by debut desc
     limit 1`);
}

export interface FiltresNegocies {
  compteId: number;
  jour: string;
  /** Folded words, each of which is found. */
  mots: readonly string[];
  expirant: boolean;
}

type Tri = (typeof TRIS_PRIX_NEGOCIES)[number];

/**
 * The price of each article that holds on a day: the one that started last. Rows are read before
 * they are sorted (`offset 0`): by the order of the key, each would be fetched from its own place.
 */
function enVigueur(
  { compteId, jour }: Pick<FiltresNegocies, 'compteId' | 'jour'>,
  mots: readonly string[] = [],
): Sql {
  // All prices of an article have the same words: sorting is spared those that are not looked for.
  const trouves = mots.map((mot) => sql`and recherche like ${`%${mot}%`}`);
  return sql`(
    select distinct on (article_id) article_id, prix, debut, fin
      from (select article_id, prix, debut, fin
              from prix_negocie
             where compte_id = ${compteId}
               and debut <= ${jour}::date and (fin is null or fin >= ${jour}::date)
               ${trouves.reduce((tout, un) => sql`${tout} ${un}`, sql``)}
            offset 0) as valables
     order by article_id, debut desc) as pn`;
}

const isExpirant = (jour: string): Sql => sql`pn.fin <= ${jour}::date + ${JOURS_EXPIRANT}::int`;

/** Percents are compared, not computed with: the nearest number does. */
const PART = sql`pn.prix::float8 / t.prix::float8`;
const ARTICLE = sql`join article a on a.id = pn.article_id`;
const TARIF = sql`left join tarif t on t.article_id = pn.article_id`;
const ORDRES: Record<Tri, { avec: Sql; order: Sql }> = {
  fin: { avec: sql``, order: sql`pn.fin, pn.article_id` },
  '-fin': { avec: sql``, order: sql`pn.fin desc, pn.article_id desc` },
  reference: { avec: ARTICLE, order: sql`a.reference, pn.article_id` },
  '-reference': { avec: ARTICLE, order: sql`a.reference desc, pn.article_id desc` },
  prix: { avec: sql``, order: sql`pn.prix, pn.article_id` },
  '-prix': { avec: sql``, order: sql`pn.prix desc, pn.article_id desc` },
  gain: { avec: TARIF, order: sql`${PART} desc nulls first, pn.article_id` },
  '-gain': { avec: TARIF, order: sql`${PART} nulls last, pn.article_id desc` },
};

interface PageDemandee {
  tri: Tri;
  limit: number;
  offset: number;
}

export function pageNegocies(
  db: Db,
  filtres: FiltresNegocies,
  { tri, limit, offset }: PageDemandee,
): Promise<PageOfIds> {
  const { avec, order } = ORDRES[tri];
  const { mots, expirant, jour } = filtres;
  const seulement = expirant ? sql`where ${isExpirant(jour)}` : sql``;
  const source = sql`${enVigueur(filtres, mots)} ${avec} ${seulement}`;
  return db.one(pageOfIds(source, { id: sql`pn.article_id`, order, limit, offset }));
}

export async function countExpirants(
  db: Db,
  de: Pick<FiltresNegocies, 'compteId' | 'jour'>,
): Promise<number> {
  const { nombre } = await db.one<{ nombre: number }>(sql`
    select count(*) as nombre from ${enVigueur(de)} where ${isExpirant(de.jour)}`);
  return nombre;
}

export interface NegocieRow extends Validite {
  articleId: number;
  prix: string;
  isExpirant: boolean;
  achats: { nombre: number; dernierLe: string } | null;
}

/** In the order of the articles. */
export function listNegocies(
  db: Db,
  { compteId, jour }: Pick<FiltresNegocies, 'compteId' | 'jour'>,
  articleIds: readonly number[],
): Promise<NegocieRow[]> {
  return db.query(sql`
    select p.id as "articleId", pn.prix::text as prix, pn.debut, pn.fin,
           coalesce(${isExpirant(jour)}, false) as "isExpirant",
           case when h.nombre is not null
             then json_build_object('nombre', h.nombre, 'dernierLe', h.dernier_le) end as achats
      from unnest(${articleIds}::int[]) with ordinality as p (id, place)
     cross join lateral (
       select prix, debut, fin
         from prix_negocie
        where compte_id = ${compteId} and article_id = p.id
          and debut <= ${jour}::date and (fin is null or fin >= ${jour}::date)
        order by debut desc
        limit 1) as pn
      left join achat h on h.compte_id = ${compteId} and h.article_id = p.id
     order by p.place`);
}

export interface ArticleExporte {
  id: number;
  reference: string;
  ean: string;
  libelle: string;
  marque: string;
  /** Euros; null where no list price is known. */
  prixPublic: string | null;
}

const LIBELLE = { fr: sql`a.libelle_fr`, en: sql`a.libelle_en`, es: sql`a.libelle_es` };

/** What a file tells of articles: thousands of them would push those most read out of memory. */
export function listArticlesExportes(
  db: Db,
  ids: readonly number[],
  langue: Locale,
): Promise<ArticleExporte[]> {
  return db.query(sql`
    select a.id, a.reference, a.ean, ${LIBELLE[langue]} as libelle, m.nom as marque,
           t.prix::text as "prixPublic"
      from article a
      join produit p on p.id = a.produit_id
      join marque m on m.id = p.marque_id
      left join tarif t on t.article_id = a.id
     where a.id = any (${forAny(ids)}::int[])`);
}
