/** Money that a bank took for invoices, as their payments; for whoever decides a payment. */
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** What of a payment is for which invoice. */
export interface PartDeFacture {
  id: number;
  montant: string;
}

/**
 * Each once, whatever was reported twice before: under the lock of the payment. What was paid in
 * another way meanwhile is not paid again; the company then owes that much less.
 */
export async function reglerFactures(
  tx: Tx,
  parts: readonly PartDeFacture[],
  { compteId, reference }: { compteId: number; reference: string },
): Promise<void> {
  await tx.execute(sql`
    select from compte where id = ${compteId} for no key update`);
  await tx.execute(sql`
    with parts as (
      select p.id, least(p.montant, s.ttc - s.regle) as montant
        from json_to_recordset(${JSON.stringify(parts)}::json) as p (id bigint, montant numeric)
        join facture_suivi s on s.facture_id = p.id and s.compte_id = ${compteId}
    ),
    ecrits as (
      insert into facture_reglement (facture_id, fait_le, montant, moyen, reference)
      select id, (now() at time zone 'Europe/Paris')::date, montant, 'carte', ${reference}
        from parts where montant > 0
    ),
    suivis as (
      update facture_suivi s set regle = s.regle + p.montant
        from parts p where p.id = s.facture_id and p.montant > 0
    )
    update compte_situation t
       set encours = greatest(0, t.encours - p.somme),
           retard = least(greatest(0, t.encours - p.somme), greatest(0, t.retard - p.retard))
      from (select sum(p.montant) as somme,
                   coalesce(sum(p.montant) filter (where s.echeance_le
                     < (now() at time zone 'Europe/Paris')::date), 0) as retard
              from parts p join facture_suivi s on s.facture_id = p.id) p
     where t.compte_id = ${compteId}`);
}
