import type { Devise } from '@comptoir/contract/argent.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import type { PartDeFacture } from '../reglements.public.ts';

export interface APayer {
  /** Invoices of the company among those asked for, paid or not. */
  nombre: number;
  /** Null where there is none, or several. */
  devise: Devise | null;
  total: string;
  /** Those of which something is left, those due first before the others. */
  factures: PartDeFacture[];
}

interface AChercher {
  compteId: number;
  cles: readonly string[];
  /** Nothing of them is paid or deducted meanwhile. */
  isLocked?: boolean;
}

export async function listAPayer(
  tx: Tx,
  { compteId, cles, isLocked = false }: AChercher,
): Promise<APayer> {
  if (isLocked) {
    await tx.execute(sql`
      select from facture_suivi s
       where s.compte_id = ${compteId}
         and s.facture_id in (select id from facture where cle = any (${cles}::text[]))
       order by s.facture_id
         for update`);
  }
  return tx.one(sql`
    with siennes as (
      select f.id, f.devise, f.echeance_le, s.ttc - s.regle as reste
        from facture f
        join facture_suivi s on s.facture_id = f.id
       where f.compte_id = ${compteId} and f.genre = 'facture' and f.cle = any (${cles}::text[])
    )
    select count(*) as nombre,
           case when count(distinct devise) = 1 then min(devise) end as devise,
           coalesce(sum(reste), 0)::text as total,
           coalesce(json_agg(json_build_object('id', id, 'montant', reste::text)
                      order by echeance_le, id)
                      filter (where reste > 0), '[]') as factures
      from siennes`);
}
