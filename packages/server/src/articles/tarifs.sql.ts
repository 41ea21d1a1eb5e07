import type { Devise } from '@comptoir/contract/argent.ts';
import type { Db } from '../db/pool.ts';
import { forAny } from '../db/for-any.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Cible } from './promotions.sql.ts';

/** What belongs to a compte and to nobody else: read for each answer, never kept. */
export interface DroitsCompte {
  devise: Devise;
  conditions: (Cible & { remise: string })[];
  /** Net price by article. */
  negocies: Map<number, string>;
}

/** As `droitsEnJson` returns it. */
export interface DroitsEnJson {
  devise: Devise;
  conditions: DroitsCompte['conditions'] | null;
  negocies: [articleId: number, prix: string][] | null;
}

export function toDroits({ devise, conditions, negocies }: DroitsEnJson): DroitsCompte {
  return { devise, conditions: conditions ?? [], negocies: new Map(negocies ?? []) };
}

/** What a compte has for these articles on this day, for a query that reads more than that. */
export function droitsEnJson(compteId: number, articleIds: Sql, jour: string): Sql {
  return sql`(
    select json_build_object('devise', c.devise,
             'conditions', (
               select json_agg(json_build_object('remise', ct.remise::text,
                        'marqueId', ct.marque_id, 'gauche', n.gauche, 'droite', n.droite))
                 from condition_tarifaire ct
                 left join noeud n on n.id = ct.noeud_id
                where ct.compte_id = c.id
                  and ct.debut <= ${jour}::date and (ct.fin is null or ct.fin >= ${jour}::date)),
             'negocies', (
               select json_agg(json_build_array(pn.article_id, pn.prix::text))
                 from (select distinct on (article_id) article_id, prix
                         from prix_negocie
                        where compte_id = ${compteId} and article_id = any (${articleIds})
                          and debut <= ${jour}::date and (fin is null or fin >= ${jour}::date)
                        order by article_id, debut desc) as pn))
      from compte c
     where c.id = ${compteId})`;
}

export async function findDroitsCompte(
  db: Db,
  compteId: number,
  articleIds: readonly number[],
  jour: string,
): Promise<DroitsCompte> {
  const { droits } = await db.one<{ droits: DroitsEnJson }>(sql`
    select ${droitsEnJson(compteId, sql`${forAny(articleIds)}::int[]`, jour)} as droits`);
  return toDroits(droits);
}

export interface TauxChange {
  devise: Devise;
  debut: string;
  /** What 100 euros are worth. */
  pourCent: string;
}

/** The latest first. */
export function listTauxChange(db: Db): Promise<TauxChange[]> {
  return db.query(sql`
    select devise, debut, trim_scale(taux * 100)::text as "pourCent"
      from taux_change
     order by debut desc`);
}
