/**
 * The answer to a question worked out the slow and plain way: one SQL statement tells of each
 * article of the part of the catalogue which filters it satisfies, and facets are counted on that.
 * What an article is whatever one asks was read before, for all questions.
 */
import type { Facette } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Pool } from '../../src/db/pool.ts';
import { plannedEachTime, sql, type Sql } from '../../src/db/sql.ts';
import { naiveFacettes, TODAY, type Fait, type Reperes } from './naive-facettes.ts';
import type { FiltreAttribut, Question } from './questions.ts';

interface FoundRow {
  id: number;
  marqueId: number;
  prix: string | null;
  prixAffiche: string | null;
  enMagasin: boolean;
  livrable: boolean;
  /** Parameters of the filters it fails. */
  echecs: string[];
}

export interface NaiveRow extends FoundRow, Fait {}

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
  const rows = (await listRows(pool, question, parmi)).map((row) => withFait(row, reperes));
  const found = rows.filter(({ echecs }) => echecs.length === 0);
  const { page, parPage } = question;
  return {
    ids: found.slice((page - 1) * parPage, page * parPage).map(({ id }) => id),
    total: found.length,
    totalSansFiltre: rows.length,
    facettes: naiveFacettes(rows, reperes, question),
  };
}

function withFait(row: FoundRow, { faits }: Reperes): NaiveRow {
  const fait = faits.get(row.id);
  if (!fait) throw new Error(`nothing was read of article ${row.id}`);
  return { ...row, ...fait };
}

function listRows(
  pool: Pool,
  question: Question,
  parmi: readonly number[] | null = null,
): Promise<FoundRow[]> {
  const { noeud = null, univers = null, offre = null, magasinId = null } = question;
  // A text per question: a name for each would leave none for the statements of the shop.
  const rows = plannedEachTime(sql`
    with taux as (
      select taux from taux_change where devise = 'GBP' and debut <= ${TODAY}
       order by debut desc limit 1
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
    select id, "marqueId", prix::text, "prixAffiche"::text, "enMagasin", livrable,
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
  if (promotions) tests.push(['promotion', beneficie(promotions)]);
  if (note !== undefined) tests.push(['note', estNote(note)]);
  if (prix) tests.push(['prix', sql`coalesce(${within(sql`"prixAffiche"`, prix)}, false)`]);
  if (enStock) tests.push(['enStock', enStock === 'magasin' ? sql`"enMagasin"` : sql`livrable`]);
  return tests.reduce(
    (all, [nom, test]) => sql`${all}, case when not (${test}) then ${nom} end`,
    sql`null::text`,
  );
}

/** Has one of these promotions, through itself, its brand or its part of the tree. */
function beneficie(promotions: readonly number[]): Sql {
  return sql`exists (select 1
                       from promotion pr
                       join promotion_cible c on c.promotion_id = pr.id
                       left join noeud n on n.id = c.noeud_id
                      where pr.id = any (${promotions}::int[])
                        and pr.debut <= ${TODAY} and (pr.fin is null or pr.fin >= ${TODAY})
                        and (c.article_id = tout.id or c.marque_id = "marqueId"
                             or tout.gauche between n.gauche and n.droite))`;
}

function estNote(note: number): Sql {
  return sql`coalesce((select round(avg(note), 2) from avis
                        where avis.produit_id = tout.produit_id and statut = 'publie'), 0) >= ${note}`;
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
