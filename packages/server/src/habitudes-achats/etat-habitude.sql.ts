/** In which state a habit is, on a day: told in one place, for all who show habits. */
import { forAny } from '../db/for-any.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { word } from '../db/words.ts';

/** The state of habit `h` of article `a`. What is no longer sold is no longer bought. */
export function etatHabitude(jour: string): Sql {
  return sql`
    case when a.retire or h.arrete_le <= ${jour}::date then 'arretee'
         when h.prochain_le is null then 'irreguliere'
         when h.prochain_le <= ${jour}::date then 'due'
         when h.bientot_le <= ${jour}::date then 'bientot'
         else 'reguliere' end`;
}

/** As it is sold: by its multiple, from its minimum on. */
export const QUANTITE_VENDUE = sql`
  greatest(a.minimum, ceil(h.quantite::numeric / a.multiple) * a.multiple)::int`;

/** How often its rhythm went by since it was bought: what is the most overdue has the most. */
export const RETARD = (jour: string): Sql =>
  sql`(${jour}::date - h.dernier_le)::float8 / h.rythme_jours`;

/** Whether habit `h` is due, where its article is still sold. */
const isDue = (jour: string): Sql => sql`
  not h.masquee and h.prochain_le <= ${jour}::date and h.arrete_le > ${jour}::date`;

/** Habits `h` of a company that are due, with their articles `a`. */
export function duesDuCompte(compteId: number, jour: string): Sql {
  return sql`
    habitude h
    join article a on a.id = h.article_id and not a.retire
   where h.compte_id = ${compteId} and ${isDue(jour)}`;
}

export interface DuesDunCompte {
  compteId: number;
  nombre: number;
  /** Names of the most overdue. */
  articles: string[];
}

/** Named of each company. */
const ARTICLES_NOMMES = 2;

/** How many are due of each of these companies; `comptes` selects `compte_id`. */
export function listDuesParCompte(
  db: Db,
  comptes: Sql,
  { jour, langue }: { jour: string; langue: Locale },
): Promise<DuesDunCompte[]> {
  // Names are looked up for the few that are told, not for all that are due.
  return db.query(sql`
    select due.compte_id as "compteId", due.nombre,
           array(select ${word(langue, 'a.libelle')}
                   from unnest(due.articles) with ordinality as premier (id, place)
                   join article a on a.id = premier.id
                  order by premier.place) as articles
      from (select h.compte_id, count(*) as nombre,
                   (array_agg(a.id order by ${RETARD(jour)} desc, a.id))[1:${ARTICLES_NOMMES}::int]
                     as articles
              from (${comptes}) suivi
              join habitude h on h.compte_id = suivi.compte_id
              join article a on a.id = h.article_id and not a.retire
             where ${isDue(jour)}
             group by h.compte_id) due`);
}

export interface HabitudeDue {
  articleId: number;
  reference: string;
  libelle: string;
  dernierLe: string;
  /** Units of sale, usually bought at once, as they are sold. */
  quantite: number;
}

interface DuesDemandees {
  compteId: number;
  jour: string;
  langue: Locale;
  limit: number;
}

/** How many are due, and the first of them: the most overdue. */
export async function listHabitudesDues(
  db: Db,
  { compteId, jour, langue, limit }: DuesDemandees,
): Promise<{ total: number; dues: HabitudeDue[] }> {
  const rows = await db.query<HabitudeDue & { total: number }>(sql`
    select a.id as "articleId", a.reference, ${word(langue, 'a.libelle')} as libelle,
           h.dernier_le as "dernierLe", ${QUANTITE_VENDUE} as quantite, count(*) over () as total
      from ${duesDuCompte(compteId, jour)}
     order by ${RETARD(jour)} desc, a.id
     limit ${limit}`);
  return {
    total: rows[0]?.total ?? 0,
    dues: rows.map(({ total: _total, ...due }) => due),
  };
}

/** Bought that often, a quantity is a habit. */
const ACHATS_D_UNE_HABITUDE = 3;

/** What the company usually buys at once of these articles, as they are sold; by article. */
export async function findQuantitesUsuelles(
  db: Db,
  compteId: number,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query<{ articleId: number; quantite: number }>(sql`
    select a.id as "articleId", ${QUANTITE_VENDUE} as quantite
      from habitude h
      join article a on a.id = h.article_id
     where h.compte_id = ${compteId} and h.article_id = any (${forAny(articleIds)}::int[])
       and h.nombre >= ${ACHATS_D_UNE_HABITUDE}`);
  return new Map(rows.map(({ articleId, quantite }) => [articleId, quantite]));
}

export interface HabitudeDuNoeud {
  articleId: number;
  quantite: number;
  dernierLe: string;
}

/** What a company bought most often of a part of the tree, due or not. */
export function listHabitudesDuNoeud(
  db: Db,
  { compteId, noeudId, limit }: { compteId: number; noeudId: number; limit: number },
): Promise<HabitudeDuNoeud[]> {
  return db.query(sql`
    select a.id as "articleId", h.dernier_le as "dernierLe", ${QUANTITE_VENDUE} as quantite
      from habitude h
      join article a on a.id = h.article_id and not a.retire
      join produit p on p.id = a.produit_id
      join noeud n on n.id = p.noeud_id
      join noeud haut on haut.id = ${noeudId} and n.gauche between haut.gauche and haut.droite
     where h.compte_id = ${compteId} and not h.masquee
     order by h.nombre desc, h.dernier_le desc, a.id
     limit ${limit}`);
}
