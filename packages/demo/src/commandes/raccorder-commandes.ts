import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';

/** What the rest of the shop tells of orders: what they hold back, where customers stand, numbers to come. */
export async function raccorderCommandes(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into reservation (ligne_id, lieu_id, quantite)
    select l.id, null, l.quantite - l.quantite_expediee
      from commande_ligne l
      join commande c on c.id = l.commande_id
     where c.etat in ('a-valider', 'validee', 'en-preparation', 'expediee-partiellement')
       and l.quantite > l.quantite_expediee`);
  await tx.execute(sql`
    update bon_livraison b set destination = c.livraison -> 'adresse'
      from commande c where c.id = b.commande_id`);
  await tx.execute(sql`
    update commande_envoi v set destination = coalesce(c.livraison -> 'adresse' ->> 'ville', '')
      from commande c where c.id = v.commande_id`);
  await tx.execute(sql`
    insert into compte_chantier (compte_id, libelle, derniere_le)
    select c.compte_id, ch.libelle, max(c.passee_le)
      from commande_chantier ch
      join commande c on c.id = ch.commande_id
     where ch.libelle is not null
     group by c.compte_id, ch.libelle`);
  await tx.execute(sql`
    update compte_situation s
       set derniere_commande_le = o.le, derniere_commande_montant = o.net_ht
      from (select distinct on (compte_id) compte_id, net_ht,
                   (passee_le at time zone 'Europe/Paris')::date as le
              from commande
             where etat not in ('annulee', 'refusee')
             order by compte_id, passee_le desc) o
     where o.compte_id = s.compte_id`);
  for (const table of ['commande', 'commande_ligne', 'commande_envoi', 'bon_livraison']) {
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), n)
        from (select case ${table} when 'commande' then (select max(id) from commande)
                when 'commande_ligne' then (select max(id) from commande_ligne)
                when 'commande_envoi' then (select max(id) from commande_envoi)
                else (select max(id) from bon_livraison) end as n) m`);
  }
  await tx.execute(sql`select setval('commande_numero', (select max(id) from commande))`);
  await tx.execute(sql`select setval('bon_livraison_numero', (select max(id) from bon_livraison))`);
  await tx.execute(sql`analyze commande, commande_chantier, commande_ligne, commande_evenement,
                            commande_envoi, commande_envoi_ligne`);
}
