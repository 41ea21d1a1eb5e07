/** A new company gets the delegate who looks after its store, so that nobody is found by no one. */
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

/**
 * The delegate of its store, else of a store of its departement, else who already has most
 * customers there. Of several, who has the fewest. Where there is none, delegates with all
 * customers see it.
 */
export async function affecterDelegue(tx: Tx, compteId: number): Promise<void> {
  await tx.execute(sql`
    insert into portefeuille (delegue_id, compte_id)
    select g.id, c.id
      from compte c
      join delegue g on g.actif and not g.tous_comptes
      left join magasin mg on mg.id = g.magasin_id
     cross join lateral (
       select count(*) as tous, count(*) filter (where left(k.code_postal, 2) = left(c.code_postal, 2))
                as voisins
         from portefeuille p
         join compte k on k.id = p.compte_id
        where p.delegue_id = g.id
     ) suivis
     where c.id = ${compteId}
       and not exists (select from portefeuille p where p.compte_id = c.id)
       and (g.magasin_id = c.magasin_id or left(mg.code_postal, 2) = left(c.code_postal, 2)
            or suivis.voisins > 0)
     order by g.magasin_id is not distinct from c.magasin_id desc,
              left(mg.code_postal, 2) is not distinct from left(c.code_postal, 2) desc,
              case when left(mg.code_postal, 2) is distinct from left(c.code_postal, 2)
                   then suivis.voisins end desc nulls last,
              suivis.tous, g.id
     limit 1`);
}
