/** The team of the joinery: every role, an invitation without an answer, an access that is closed. */
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import type { Seeder } from '../seed.ts';
import { EMPREINTE } from './seed-identite.ts';

/** After the orders: nobody of them ordered. */
export const equipe: Seeder = { nom: 'equipe', seed: seedEquipe };

const ADMIN = 'admin@menuiserie-morel.test';

async function seedEquipe(tx: Tx): Promise<void> {
  await insertCollegues(tx);
  // Everybody came by lately, but those who never did.
  await tx.execute(sql`
    update utilisateur
       set connecte_le = now() - make_interval(hours => 2 + (id * 37) % 400)
     where etat = 'actif' and rgpd_valide_le is not null`);
  await limiterAcheteur(tx);
  await insertJournal(tx);
}

/** To a little more than they ever spent in a month: a limit that is kept, and felt at its end. */
async function limiterAcheteur(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update utilisateur u
       set limite_mois = greatest(2000, 1000 * ceil(1.05 * coalesce(
             (select max(mois.net)
                from (select sum(c.net_ht) as net from commande c
                       where c.utilisateur_id = u.id
                       group by date_trunc('month', c.passee_le)) mois), 0) / 1000))
     where email = 'acheteur@menuiserie-morel.test'`);
}

async function insertCollegues(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into utilisateur (compte_id, email, prenom, nom, role, etat, rgpd_valide_le, connecte_le)
    select a.compte_id, n.email, n.prenom, n.nom, n.role, n.etat,
           case when n.etat <> 'invite' then now() - interval '300 days' end,
           case when n.etat = 'desactive' then now() - interval '47 days' end
      from utilisateur a,
           (values ('compta@menuiserie-morel.test', 'Odile', 'Marchand', 'consultation', 'actif'),
                   ('atelier@menuiserie-morel.test', 'Kévin', 'Roux', 'acheteur', 'desactive'),
                   ('pose@menuiserie-morel.test', 'Tom', 'Riou', 'acheteur', 'invite'))
             as n (email, prenom, nom, role, etat)
     where a.email = ${ADMIN}`);
  await tx.execute(sql`
    insert into mot_de_passe (email, empreinte)
    select email, ${EMPREINTE} from utilisateur
     where email in ('compta@menuiserie-morel.test', 'atelier@menuiserie-morel.test')`);
  // Nobody has its token: it is sent again from the page.
  await tx.execute(sql`
    insert into lien_unique (jeton_hash, usage, email, utilisateur_id, cree_le, expire_le)
    select sha256(convert_to(email, 'UTF8')), 'invitation', email, id, now() - interval '2 days',
           now() + interval '5 days'
      from utilisateur where email = 'pose@menuiserie-morel.test'`);
  await tx.execute(sql`
    insert into liste_achats (utilisateur_id, libelle)
    select id, 'Atelier, réassort du lundi' from utilisateur
     where email = 'atelier@menuiserie-morel.test'`);
}

async function insertJournal(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into journal_equipe (fait_le, compte_id, auteur_id, personne_id, action, details)
    select now() - make_interval(days => n.jours), a.compte_id, a.id, p.id, n.action,
           case when n.action = 'limites'
                then jsonb_set(n.details::jsonb, '{limiteMois}', to_jsonb(round(p.limite_mois, 2)::text))
                else n.details::jsonb end
      from utilisateur a
      join (values
              (1, 300, 'compta@menuiserie-morel.test', 'invitation',
               '{"email": "c…@menuiserie-morel.test", "role": "acheteur"}'),
              (2, 120, 'compta@menuiserie-morel.test', 'role',
               '{"de": "acheteur", "vers": "consultation"}'),
              (3, 90, 'acheteur@menuiserie-morel.test', 'limites',
               '{"limiteCommande": "500.00", "approbateurs": 0}'),
              (4, 46, 'atelier@menuiserie-morel.test', 'acces-desactive', '{}'),
              (5, 2, 'pose@menuiserie-morel.test', 'invitation',
               '{"email": "p…@menuiserie-morel.test", "role": "acheteur"}')
           ) as n (rang, jours, email, action, details) on true
      join utilisateur p on p.email = n.email
     where a.email = ${ADMIN}
     order by n.rang`);
}
