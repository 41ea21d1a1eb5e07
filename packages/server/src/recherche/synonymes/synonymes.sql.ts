import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Synonyme } from './liste.ts';

/** A term the company wrote itself is left as it is. Number of rows written. */
export async function writeSynonymesLivres(
  tx: Tx,
  synonymes: readonly Synonyme[],
): Promise<number> {
  const livres = JSON.stringify(synonymes);
  const gone = await tx.execute(sql`
    delete from synonyme s
     where s.livre
       and not exists (select 1
                         from jsonb_to_recordset(${livres}::jsonb) as l (langue text, terme text)
                        where l.langue = s.langue and l.terme = s.terme)`);
  const written = await tx.execute(sql`
    insert into synonyme (langue, terme, equivalents, sens, livre)
    select l.langue, l.terme, l.equivalents, l.sens, true
      from jsonb_to_recordset(${livres}::jsonb)
             as l (langue text, terme text, equivalents text[], sens text)
    on conflict (langue, terme) do update
      set equivalents = excluded.equivalents, sens = excluded.sens
      where synonyme.livre
        and (synonyme.equivalents, synonyme.sens) is distinct from
            (excluded.equivalents, excluded.sens)`);
  return gone + written;
}
