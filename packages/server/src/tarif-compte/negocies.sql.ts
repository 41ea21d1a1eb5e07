/** Net prices of a company: those in force on a day or over by then, a page of them in the order asked. */
import {
  JOURS_ENTRE_DEMANDES,
  JOURS_EXPIRANT,
  type ETATS_PRIX_NEGOCIE,
  type PrixNegocie,
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
  etat?: EtatDemande | undefined;
  /** These alone. */
  articleIds?: readonly number[] | undefined;
}

type EtatDemande = (typeof ETATS_PRIX_NEGOCIE)[number];
export type DuJour = Pick<FiltresNegocies, 'compteId' | 'jour'>;
type Tri = (typeof TRIS_PRIX_NEGOCIES)[number];

const tient = (jour: string): Sql =>
  sql`debut <= ${jour}::date and (fin is null or fin >= ${jour}::date)`;

/**
 * The price of each article that holds on a day: the one that started last. Rows are read before
 * they are sorted (`offset 0`): by the order of the key, each would be fetched from its own place.
 */
export function enVigueur({ compteId, jour }: DuJour, et: Sql = sql``): Sql {
  return sql`(
    select distinct on (article_id) article_id, prix, debut, fin
      from (select article_id, prix, debut, fin
              from prix_negocie
             where compte_id = ${compteId} and ${tient(jour)} ${et}
            offset 0) as valables
     order by article_id, debut desc) as pn`;
}

/** The last price of each article that has none any more. */
function expires({ compteId, jour }: DuJour, et: Sql = sql``): Sql {
  return sql`(
    select distinct on (article_id) article_id, prix, debut, fin
      from (select article_id, prix, debut, fin
              from prix_negocie
             where compte_id = ${compteId} and fin < ${jour}::date ${et}
            offset 0) as passes
     where article_id not in (
             select article_id from prix_negocie where compte_id = ${compteId} and ${tient(jour)})
     order by article_id, fin desc, debut desc) as pn`;
}

export const isExpirant = (jour: string): Sql =>
  sql`pn.fin <= ${jour}::date + ${JOURS_EXPIRANT}::int`;

/** When the renewal of price `pn` was last asked for. */
export const demandeLe = (compteId: number): Sql => sql`(
  select max(d.cree_le)
    from demande_renouvellement_prix r
    join demande_renouvellement d on d.id = r.demande_id
   where r.compte_id = ${compteId} and r.article_id = pn.article_id and r.debut = pn.debut)`;

/** Whether nobody asked so lately that asking again would only repeat it. */
export const isARedemander = (compteId: number, jour: string): Sql =>
  sql`coalesce(${demandeLe(compteId)} < ${jour}::date - ${JOURS_ENTRE_DEMANDES}::int, true)`;

/** Percents are compared, not computed with: the nearest number does. */
const PART = sql`pn.prix::float8 / t.prix::float8`;
/** Read all at once: looked for one after the other, thousands took half the time of a page. */
const leurs = (compteId: number): Sql =>
  sql`any (array(select article_id from prix_negocie where compte_id = ${compteId}))`;
const avecArticle = (compteId: number): Sql => sql`
  join (select id, reference from article where id = ${leurs(compteId)}) a on a.id = pn.article_id`;
const avecTarif = (compteId: number): Sql => sql`
  left join (select article_id, prix from tarif where article_id = ${leurs(compteId)}) t
    on t.article_id = pn.article_id`;
const seul = () => sql``;
const ORDRES: Record<Tri, { avec: (compteId: number) => Sql; order: Sql }> = {
  fin: { avec: seul, order: sql`pn.fin, pn.article_id` },
  '-fin': { avec: seul, order: sql`pn.fin desc, pn.article_id desc` },
  reference: { avec: avecArticle, order: sql`a.reference, pn.article_id` },
  '-reference': { avec: avecArticle, order: sql`a.reference desc, pn.article_id desc` },
  prix: { avec: seul, order: sql`pn.prix, pn.article_id` },
  '-prix': { avec: seul, order: sql`pn.prix desc, pn.article_id desc` },
  gain: { avec: avecTarif, order: sql`${PART} desc nulls first, pn.article_id` },
  '-gain': { avec: avecTarif, order: sql`${PART} nulls last, pn.article_id desc` },
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
  const { mots, etat, articleIds, jour } = filtres;
  // All prices of an article have the same words: sorting is spared those that are not looked for.
  const et = mots.map((mot) => sql`and recherche like ${`%${mot}%`}`);
  if (articleIds) et.push(sql`and article_id = any (${forAny(articleIds)}::int[])`);
  const seulement = et.reduce((tout, un) => sql`${tout} ${un}`, sql``);
  const prix = etat === 'expire' ? expires(filtres, seulement) : enVigueur(filtres, seulement);
  const ou = etat === 'expirant' ? sql`where ${isExpirant(jour)}` : sql``;
  return db.one(
    pageOfIds(sql`${prix} ${avec(filtres.compteId)} ${ou}`, {
      id: sql`pn.article_id`,
      order,
      limit,
      offset,
    }),
  );
}

export interface Compteurs {
  expirants: number;
  aRenouveler: number;
  expires: number;
}

/**
 * Whatever the filters, in one reading: of each article the price that holds, else one that is over.
 * What was asked for lately is read once: looked for at each price, it took as long as all the rest
 * where hundreds are about to expire.
 */
export function countNegocies(db: Db, { compteId, jour }: DuJour): Promise<Compteurs> {
  const expire = sql`pn.tient and ${isExpirant(jour)}`;
  return db.one(sql`
    select count(*) filter (where ${expire}) as expirants,
           count(*) filter (where ${expire} and recente.article_id is null) as "aRenouveler",
           count(*) filter (where not pn.tient) as expires
      from (select distinct on (article_id) article_id, debut, fin, ${tient(jour)} as tient
              from prix_negocie
             where compte_id = ${compteId} and debut <= ${jour}::date
             order by article_id, tient desc, debut desc) as pn
      left join (select distinct r.article_id, r.debut
                   from demande_renouvellement d
                   join demande_renouvellement_prix r on r.demande_id = d.id
                  where d.compte_id = ${compteId}
                    and d.cree_le >= ${jour}::date - ${JOURS_ENTRE_DEMANDES}::int) recente
        on recente.article_id = pn.article_id and recente.debut = pn.debut`);
}

export interface NegocieRow extends Validite {
  articleId: number;
  prix: string;
  etat: PrixNegocie['etat'];
  demandeLe: Date | null;
  aHistorique: boolean;
  achats: { nombre: number; dernierLe: string } | null;
}

/** In the order of the articles: the price in force, or the last that was where those over are asked. */
export function listNegocies(
  db: Db,
  { compteId, jour, etat }: DuJour & Pick<FiltresNegocies, 'etat'>,
  articleIds: readonly number[],
): Promise<NegocieRow[]> {
  const [lequel, ordre] =
    etat === 'expire'
      ? [sql`fin < ${jour}::date`, sql`fin desc, debut desc`]
      : [tient(jour), sql`debut desc`];
  return db.query(sql`
    select pn.article_id as "articleId", pn.prix::text as prix, pn.debut, pn.fin,
           case when pn.fin < ${jour}::date then 'expire'
                when ${isExpirant(jour)} then 'expirant' else 'en-vigueur' end as etat,
           ${demandeLe(compteId)} as "demandeLe",
           exists (select from prix_negocie a
                    where a.compte_id = ${compteId} and a.article_id = pn.article_id
                      and a.debut < pn.debut)
             or exists (select from prix_negocie_remplace a
                         where a.compte_id = ${compteId} and a.article_id = pn.article_id)
             as "aHistorique",
           case when h.nombre is not null
             then json_build_object('nombre', h.nombre, 'dernierLe', h.dernier_le) end as achats
      from unnest(${articleIds}::int[]) with ordinality as p (id, place)
     cross join lateral (
       select article_id, prix, debut, fin
         from prix_negocie
        where compte_id = ${compteId} and article_id = p.id and ${lequel}
        order by ${ordre}
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
