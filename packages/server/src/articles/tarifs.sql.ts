import type { Devise } from '@comptoir/contract/argent.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Cible } from './promotions.sql.ts';

/** What belongs to a compte and to nobody else: read for each answer, never kept. */
export interface DroitsCompte {
  devise: Devise;
  conditions: (Cible & { remise: string })[];
  /** Net price by article. */
  negocies: Map<number, string>;
}

interface Row {
  devise: Devise;
  conditions: DroitsCompte['conditions'] | null;
  negocies: [articleId: number, prix: string][] | null;
}

export async function findDroitsCompte(
  db: Db,
  compteId: number,
  articleIds: readonly number[],
  jour: string,
): Promise<DroitsCompte> {
  const { devise, conditions, negocies } = await db.one<Row>(sql`
    select c.devise,
           (select json_agg(json_build_object('remise', ct.remise::text,
                     'marqueId', ct.marque_id, 'gauche', n.gauche, 'droite', n.droite))
              from condition_tarifaire ct
              left join noeud n on n.id = ct.noeud_id
             where ct.compte_id = c.id
               and ct.debut <= ${jour}::date and (ct.fin is null or ct.fin >= ${jour}::date))
             as conditions,
           (select json_agg(json_build_array(pn.article_id, pn.prix::text))
              from (select distinct on (article_id) article_id, prix
                      from prix_negocie
                     where compte_id = ${compteId} and article_id = any (${articleIds}::int[])
                       and debut <= ${jour}::date and (fin is null or fin >= ${jour}::date)
                     order by article_id, debut desc) as pn) as negocies
      from compte c
     where c.id = ${compteId}`);
  return { devise, conditions: conditions ?? [], negocies: new Map(negocies ?? []) };
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
