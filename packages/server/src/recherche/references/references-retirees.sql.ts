import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export interface CodeRetire {
  /** Place of the code that was asked for. */
  place: number;
  articleId: number;
  par: 'reference' | 'ean' | 'fournisseur';
}

/** Articles no longer sold, which the index does not hold, by the codes they had. */
export function listCodesRetires(db: Db, codes: readonly string[]): Promise<CodeRetire[]> {
  return db.query(sql`
    with demande as materialized (
      select place::int - 1 as place, cle_de_code(code) as cle
        from unnest(${codes}::text[]) with ordinality as d (code, place)
    )
    select d.place, a.id as "articleId", 'reference' as par
      from demande d
      join article a on a.retire and cle_de_code(a.reference) = d.cle
    union all
    select d.place, a.id, 'ean'
      from demande d
      join article a on a.retire and ltrim(a.ean, '0') = ltrim(d.cle, '0')
    union all
    select d.place, a.id, 'fournisseur'
      from demande d
      join article a on a.retire and cle_de_code(a.reference_fournisseur) = d.cle
     where d.cle <> ''`);
}
