/** What of the orders of the demo only an invoice shows: how each company is invoiced, and odd cases. */
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';

export async function preparerCommandes(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into compte_facturation (compte_id, regle, delai, depuis)
    select id,
           case when secteur_public or devise <> 'EUR' then 'bon' when id = 1 then 'commande'
                else (array['bon', 'mois', 'semaine', 'chantier', 'commande'])[1 + id % 5] end,
           case when id % 3 = 0 and not secteur_public then '45-jours-fin-de-mois'
                else '30-jours' end,
           current_date - 800
      from compte
    on conflict (compte_id) do update
       set regle = excluded.regle, delai = excluded.delai, depuis = excluded.depuis`);
  // The town hall of the demo is asked for both, other public bodies for one of the two.
  await tx.execute(sql`
    insert into compte_chorus (compte_id, service, engagement, soit)
    select c.id, t.id is not null, t.id is not null, t.id is null
      from compte c
      left join utilisateur t on t.compte_id = c.id and t.email = 'mairie@ville-de-clisson.test'
     where c.secteur_public`);
  // A public body orders with what its Chorus Pro asks for.
  await tx.execute(sql`
    update commande_chantier ch
       set code_service_chorus = (array['SERVICE-TECHNIQUE', 'VOIRIE', 'ECOLES'])[1 + c.id % 3],
           numero_engagement = 'EJ' || (2600000 + c.id * 37)
      from commande c
      join compte co on co.id = c.compte_id and co.secteur_public
     where ch.commande_id = c.id`);
  await offrir(tx);
  await livrerEnDeuxFois(tx);
  await tx.execute(sql`
    insert into bon_a_facturer (bon_id, compte_id)
    select b.id, c.compte_id
      from bon_livraison b join commande c on c.id = b.commande_id
     where b.livre_le is not null
    on conflict do nothing`);
}

/** Some orders earned a gift. */
async function offrir(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update commande
       set goodies = jsonb_build_array(jsonb_build_object('id', 1, 'libelle', 'Mug de chantier',
             'image', jsonb_build_object('genre', '', 'fichier', null, 'couleur', null),
             'quantite', 1, 'promotions', jsonb_build_array(), 'variante', null,
             'variantes', jsonb_build_array()))
     where etat = 'livree' and id % 29 = 3`);
}

/** Some came on two notes: half of each line, then the rest two days later. */
async function livrerEnDeuxFois(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with choisis as (
      select b.*, nextval('bon_livraison_numero') as n
        from bon_livraison b
        join commande c on c.id = b.commande_id
       where c.etat = 'livree' and c.id % 17 = 5 and b.livre_le < now() - interval '4 days'
         and exists (select from bon_livraison_ligne bl where bl.bon_id = b.id and bl.quantite > 1)
    ),
    seconds as (
      insert into bon_livraison (cle, numero, commande_id, envoi_id, expedie_le, livre_le,
        transporteur, suivi, destination, poids)
      select substr(cle, 1, 20) || '_2',
             'B' || to_char(expedie_le, 'YY') || '-' || lpad(n::text, 6, '0'), commande_id, envoi_id,
             expedie_le + interval '2 days', livre_le + interval '2 days', transporteur,
             suivi || '-2', destination, poids / 2
        from choisis
      returning id, commande_id
    ),
    parts as (
      insert into bon_livraison_ligne (bon_id, ligne_id, quantite)
      select s.id, bl.ligne_id, bl.quantite / 2
        from seconds s
        join choisis b on b.commande_id = s.commande_id
        join bon_livraison_ligne bl on bl.bon_id = b.id
       where bl.quantite > 1
    )
    update bon_livraison_ligne bl
       set quantite = bl.quantite - bl.quantite / 2
      from choisis b
     where bl.bon_id = b.id and bl.quantite > 1`);
}
