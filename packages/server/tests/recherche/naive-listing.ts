/**
 * The answer to a question worked out the slow and plain way: one SQL statement tells of each
 * article of the part of the catalogue which filters it satisfies, and facets are counted on that.
 */
import type { Facette } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Pool } from '../../src/db/pool.ts';
import { plannedEachTime, sql, type Sql } from '../../src/db/sql.ts';
import { naiveFacettes, type Reperes } from './naive-facettes.ts';
import type { FiltreAttribut, Question } from './questions.ts';

export interface NaiveRow {
  id: number;
  marqueId: number;
  prix: string | null;
  prixAffiche: string | null;
  note: string | null;
  promotions: number[];
  enMagasin: boolean;
  livrable: boolean;
  valeurs: { code: string; valeur: string }[];
  /** Parameters of the filters it fails. */
  echecs: string[];
}

export interface NaiveListing {
  ids: number[];
  total: number;
  totalSansFiltre: number;
  facettes: Facette[];
}

/** `parmi`: the only articles that count, where words were asked for too. */
export async function naiveListing(
  pool: Pool,
  reperes: Reperes,
  question: Question,
  parmi?: readonly number[],
): Promise<NaiveListing> {
  const rows = await listRows(pool, question, parmi);
  const found = rows.filter(({ echecs }) => echecs.length === 0);
  const { page, parPage } = question;
  return {
    ids: found.slice((page - 1) * parPage, page * parPage).map(({ id }) => id),
    total: found.length,
    totalSansFiltre: rows.length,
    facettes: naiveFacettes(rows, reperes, question),
  };
}

const TODAY = sql`(now() at time zone 'Europe/Paris')::date`;
const PROMOTIONS = sql`array(
  select distinct e.id
    from en_vigueur e
   where e.article_id = a.id or e.marque_id = p.marque_id or n.gauche between e.gauche and e.droite)`;

function listRows(
  pool: Pool,
  question: Question,
  parmi: readonly number[] | null = null,
): Promise<NaiveRow[]> {
  const { noeud = null, univers = null, offre = null, magasinId = null } = question;
  // A text per question: a name for each would leave none for the statements of the shop.
  const rows = plannedEachTime(sql`
    with taux as (
      select taux from taux_change where devise = 'GBP' and debut <= ${TODAY}
       order by debut desc limit 1
    ),
    en_vigueur as materialized (
      select pr.id, c.article_id, c.marque_id, n.gauche, n.droite
        from promotion pr
        join promotion_cible c on c.promotion_id = pr.id
        left join noeud n on n.id = c.noeud_id
       where pr.debut <= ${TODAY} and (pr.fin is null or pr.fin >= ${TODAY})
    ),
    lieux as materialized (
      select id from magasin where id = ${magasinId}
      union all
      select id from depot
       where ${magasinId}::int is null
          or id = (select depot_id from magasin where id = ${magasinId})
    ),
    tout as materialized (
      select a.id, p.marque_id as "marqueId", t.prix, ${prixAffiche(question)} as "prixAffiche",
             (select round(avg(note), 2) from avis
               where produit_id = p.id and statut = 'publie') as note,
             ${PROMOTIONS} as promotions,
             exists (select 1 from stock s where s.article_id = a.id and s.quantite > 0
                        and s.lieu_id = ${magasinId}) as "enMagasin",
             exists (select 1 from stock s where s.article_id = a.id and s.quantite > 0
                        and s.lieu_id in (select id from lieux)) as livrable,
             n.gauche, p.id as produit_id, a.rang, a.popularite, a.en_vente_le, a.reference,
             a.valeurs as ids
        from article a
        join produit p on p.id = a.produit_id
        join noeud n on n.id = p.noeud_id
        left join tarif t on t.article_id = a.id
       where not a.retire and (${parmi}::int[] is null or a.id = any (${parmi}::int[]))
         and (${noeud}::int is null
              or n.gauche between (select gauche from noeud where id = ${noeud})
                              and (select droite from noeud where id = ${noeud}))
         and (${univers}::int is null
              or exists (select 1 from univers_metier_produit
                          where produit_id = p.id and univers_metier_id = ${univers}))
         and (${offre}::int is null
              or exists (select 1 from offre_article oa join offre o on o.id = oa.offre_id
                          where oa.article_id = a.id and o.id = ${offre}
                            and o.debut <= ${TODAY} and (o.fin is null or o.fin >= ${TODAY})))
    )
    select id, "marqueId", prix::text, "prixAffiche"::text, note::text, promotions, "enMagasin",
           livrable,
           coalesce((select json_agg(json_build_object('code', at.code,
                       'valeur', coalesce(av.code, trim_scale(av.nombre)::text)))
              from unnest(ids) as v (id)
              join attribut_valeur av on av.id = v.id
              join attribut at on at.id = av.attribut_id), '[]') as valeurs,
           array_remove(array[${echecs(question)}]::text[], null) as echecs
      from tout
     order by ${ordre(question)}`);
  return pool.query(rows);
}

/** Whole cents stay whole cents in another currency. */
function prixAffiche({ devise }: Question): Sql {
  if (devise === 'EUR') return sql`t.prix`;
  return sql`round(round(t.prix * (select taux from taux), 4),
                   case when t.prix = round(t.prix, 2) then 2 else 4 end)`;
}

/** The name of each filter that is not satisfied, or null. */
function echecs(question: Question): Sql {
  const { marques, promotions, note, prix, enStock } = question;
  const tests: [string, Sql][] = question.attributs.map((filtre) => [
    `f.${filtre.code}`,
    porte(filtre),
  ]);
  if (marques) tests.push(['marque', sql`"marqueId" = any (${marques}::int[])`]);
  if (promotions) tests.push(['promotion', sql`promotions && ${promotions}::int[]`]);
  if (note !== undefined) tests.push(['note', sql`coalesce(note, 0) >= ${note}`]);
  if (prix) tests.push(['prix', sql`coalesce(${within(sql`"prixAffiche"`, prix)}, false)`]);
  if (enStock) tests.push(['enStock', enStock === 'magasin' ? sql`"enMagasin"` : sql`livrable`]);
  return tests.reduce(
    (all, [nom, test]) => sql`${all}, case when not (${test}) then ${nom} end`,
    sql`null::text`,
  );
}

function porte({ code, valeurs, ...plage }: FiltreAttribut): Sql {
  const satisfait = valeurs
    ? sql`(av.code = any (${valeurs}) or trim_scale(av.nombre)::text = any (${valeurs}))`
    : within(sql`av.nombre`, plage);
  return sql`exists (select 1
                       from attribut_valeur av
                       join attribut at on at.id = av.attribut_id
                      where av.id = any (ids) and at.code = ${code} and ${satisfait})`;
}

function within(what: Sql, { min, max }: { min?: string; max?: string }): Sql {
  return sql`(${what} between ${min ?? '-Infinity'}::numeric and ${max ?? 'Infinity'}::numeric)`;
}

function ordre({ tri }: Question): Sql {
  const gamme = sql`gauche, produit_id, rang, id`;
  switch (tri) {
    case 'gamme':
      return gamme;
    case 'pertinence':
    case 'popularite':
      return sql`popularite desc, ${gamme}`;
    case 'prix':
      return sql`tout.prix nulls last, ${gamme}`;
    case 'prix-desc':
      return sql`tout.prix desc nulls last, ${gamme}`;
    case 'nouveaute':
      return sql`en_vente_le desc, ${gamme}`;
    case 'reference':
      return sql`reference collate "C"`;
  }
}
