/** What became of the invoices that public bodies got through Chorus Pro. */
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';

/**
 * What is settled was put into payment. Of the rest, from the latest on: one was just laid down, one
 * received, one refused because nobody there knows its engagement, one sent back by the buyer.
 */
export async function envoyer(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into facture_envoi (facture_id, cle, canal, adresse, etat, tentatives, reference, motif,
      cree_le)
    select id, md5(numero), 'chorus', siret, etat, 1,
           -- What may still change is asked of nobody: the platform of the demo is a folder.
           case when etat not in ('deposee', 'recue') then 'CPP-' || (4200000 + id) end,
           case etat
                when 'refusee' then 'Numéro d’engagement ' || coalesce(engagement, '')
                     || ' inconnu de la structure destinataire.'
                when 'rejetee' then 'Facture à l’attention d’un autre service : service fait non '
                     || 'constaté par ' || coalesce(service, '') || '.'
                else '' end,
           emise_le + interval '9 hours 12 minutes'
      from (select f.id, f.numero, f.emise_le::timestamp as emise_le, c.siret,
                   f.document -> 'references' ->> 'engagement' as engagement,
                   f.document -> 'references' ->> 'codeService' as service,
                   case when f.genre <> 'facture' then 'recue'
                        when s.regle >= s.ttc then 'payee'
                        else coalesce((array['deposee', 'recue', 'refusee', 'rejetee'])[
                               row_number() over (partition by f.compte_id, f.genre, s.regle >= s.ttc
                                                      order by f.emise_le desc, f.id desc)],
                             'recue') end as etat
              from facture f
              join facture_suivi s on s.facture_id = f.id
              join compte c on c.id = f.compte_id
             where c.secteur_public) as chacune`);
  // The table of sendings noted them as of now.
  await tx.execute(sql`
    delete from facture_envoi_etat t using facture_envoi e where e.facture_id = t.facture_id`);
  await tx.execute(sql`
    insert into facture_envoi_etat (facture_id, etat, motif, survenu_le)
    select e.facture_id, pas.etat, case when pas.etat = e.etat then e.motif else '' end,
           least(now() - interval '1 hour' / pas.rang,
                 case pas.etat
                      when 'payee' then coalesce(
                           (select max(r.fait_le) from facture_reglement r
                             where r.facture_id = e.facture_id)::timestamptz + interval '10 hours',
                           e.cree_le + interval '20 days')
                      else e.cree_le + (pas.rang - 1) * interval '26 hours 7 minutes' end)
      from facture_envoi e
     cross join lateral unnest(case e.etat
             when 'deposee' then array['deposee']
             when 'recue' then array['deposee', 'recue']
             when 'refusee' then array['deposee', 'refusee']
             else array['deposee', 'recue', e.etat] end) with ordinality as pas (etat, rang)
     order by e.facture_id, pas.rang`);
}
