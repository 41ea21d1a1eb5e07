import type { Choix } from '@comptoir/contract/cuisine/besoin.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

/** More makers than this sell nothing cheaper. */
const MAX_PAR_CHOIX = 40;

/**
 * Articles that answer each choice, the most sold first, by the place of the choice; absent where
 * there is none. One statement for a whole bill: values that satisfy a criterion are looked up
 * first, so that an article is compared with arrays of identifiers and nothing else.
 */
export async function listArticlesPossibles(
  db: Db,
  choix: readonly Choix[],
): Promise<ReadonlyMap<number, number[]>> {
  const criteres = choix.flatMap((each, rang) =>
    each.criteres.map((critere) => ({
      rang,
      attribut: critere.attribut,
      code: 'code' in critere ? critere.code : null,
      min: 'min' in critere ? critere.min : null,
      max: 'max' in critere ? critere.max : null,
    })),
  );
  const rows = await db.query<{ rang: number; ids: number[] }>(sql`
    with choix as materialized (
      select c.rang, n.id as noeud_id
        from unnest(${choix.map((_, rang) => rang)}::int[],
                    ${choix.map(({ noeud }) => noeud)}::text[]) as c (rang, code)
        join noeud n on n.code = c.code
    ),
    critere as materialized (
      select c.rang, array_remove(array_agg(v.id), null) as valeurs
        from unnest(${criteres.map(({ rang }) => rang)}::int[],
                    ${criteres.map(({ attribut }) => attribut)}::text[],
                    ${criteres.map(({ code }) => code)}::text[],
                    ${criteres.map(({ min }) => min)}::numeric[],
                    ${criteres.map(({ max }) => max)}::numeric[])
             with ordinality as c (rang, attribut, code, min, max, place)
        left join attribut t on t.code = c.attribut
        left join attribut_valeur v
          on v.attribut_id = t.id and (v.code = c.code or v.nombre between c.min and c.max)
       group by c.rang, c.place
    ),
    possible as (
      select c.rang, a.id, a.popularite
        from choix c
        join produit p on p.noeud_id = c.noeud_id
        join article a on a.produit_id = p.id and not a.retire
        left join critere k on k.rang = c.rang
       group by c.rang, a.id
      having bool_and(k.valeurs is null or a.valeurs && k.valeurs)
    )
    select rang, (array_agg(id order by popularite desc, id))[1:${MAX_PAR_CHOIX}::int] as ids
      from possible
     group by rang`);
  return new Map(rows.map(({ rang, ids }) => [rang, ids]));
}
