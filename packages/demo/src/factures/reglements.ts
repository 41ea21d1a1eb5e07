/**
 * What was paid: nearly all that is past its day, but for companies that are late, by as much as
 * their situation says.
 */
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';

export async function reglements(tx: Tx, jour: string): Promise<void> {
  // From the latest on, invoices stay unpaid until they come to what the company owes, and overdue
  // ones until they come to what it is late by.
  await tx.execute(sql`
    with ouvertes as (
      select s.facture_id, s.echeance_le, s.emise_le, s.ttc - s.regle as reste,
             case when s.echeance_le < ${jour}::date then coalesce(t.retard, 0)
                  -- The public treasury pays when the day has come.
                  when c.secteur_public then s.ttc * 1000
                  else greatest(0, coalesce(t.encours, 0) - coalesce(t.retard, 0)) end as cible,
             sum(s.ttc - s.regle)
               over (partition by s.compte_id, s.echeance_le < ${jour}::date
                         order by s.echeance_le desc, s.facture_id desc) as cumul
        from facture_suivi s
        join compte c on c.id = s.compte_id
        left join compte_situation t on t.compte_id = s.compte_id
       where s.genre = 'facture' and s.regle < s.ttc
    ),
    paiements as (
      select facture_id, echeance_le, emise_le,
             greatest(0, least(reste, cumul - round(cible, 2))) as montant
        from ouvertes
    ),
    ecrits as (
      insert into facture_reglement (facture_id, fait_le, montant, moyen, reference)
      select facture_id,
             greatest(emise_le, least(${jour}::date, echeance_le - (facture_id % 5)::int)), montant,
             'virement', 'VIR' || (700000 + facture_id * 13)
        from paiements where montant > 0
    )
    update facture_suivi s set regle = s.regle + p.montant
      from paiements p where p.facture_id = s.facture_id and p.montant > 0`);
  // Where companies stand is what their invoices say.
  await tx.execute(sql`
    insert into compte_situation as t (compte_id, encours, retard)
    select compte_id, sum(ttc - regle),
           coalesce(sum(ttc - regle) filter (where echeance_le < ${jour}::date), 0)
      from facture_suivi
     where genre = 'facture' and regle < ttc
     group by compte_id
    on conflict (compte_id) do update
       set encours = greatest(t.encours, excluded.encours), retard = excluded.retard`);
  await tx.execute(sql`
    update compte_situation t set retard = 0
     where retard > 0
       and not exists (select from facture_suivi s
                        where s.compte_id = t.compte_id and s.genre = 'facture' and s.regle < s.ttc
                          and s.echeance_le < ${jour}::date)`);
}
