/** What delegates work with: where customers stand, those at hand, what was done for them. */
import { copyRows } from '../copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { createCalendrier } from '../calendrier.ts';
import type { Seeder } from '../seed.ts';
import { situationOf, type CompteFacture } from './situations.ts';

export const delegues: Seeder = { nom: 'delegues', seed: seedDelegues };

async function seedDelegues(tx: Tx): Promise<void> {
  await copySituations(tx);
  // The customers the first delegate saw these days, two of them kept at hand.
  await tx.execute(sql`
    insert into compte_visite (delegue_id, compte_id, utilisateur_id, visite_le)
    select d.id, c.id, (select min(u.id) from utilisateur u where u.compte_id = c.id),
           now() - make_interval(hours => 5 + 19 * (row_number() over (order by c.id desc))::int)
      from delegue d
      join portefeuille p on p.delegue_id = d.id
      join compte c on c.id = p.compte_id
     where d.code = 'DK07' and c.id <= 5`);
  await tx.execute(sql`
    insert into compte_epingle (delegue_id, compte_id)
    select d.id, c.id
      from delegue d
      join portefeuille p on p.delegue_id = d.id
      join compte c on c.id = p.compte_id
     where d.code = 'DK07' and c.id in (1, 5)`);
  await insertJournal(tx);
  await tx.execute(sql`analyze compte_situation, compte_visite, journal_delegue`);
}

async function copySituations(tx: Tx): Promise<void> {
  const calendrier = await createCalendrier(tx);
  const comptes = await tx.query<CompteFacture>(sql`
    select c.id, c.code, c.bloque, c.secteur_public as "secteurPublic",
           current_date - (select max(a.dernier_le) from achat a where a.compte_id = c.id) as jours
      from compte c
     order by c.id`);
  await copyRows(
    tx,
    'compte_situation',
    [
      'compte_id',
      'derniere_commande_le',
      'derniere_commande_montant',
      'chiffre_affaires',
      'chiffre_affaires_precedent',
      'encours',
      'retard',
      'plafond_credit',
    ],
    comptes
      .map(situationOf)
      .map((situation) => [
        situation.compteId,
        situation.derniereCommande && calendrier(-situation.derniereCommande.jours),
        situation.derniereCommande?.montant ?? null,
        situation.chiffreAffaires,
        situation.chiffreAffairesPrecedent,
        situation.encours,
        situation.retard,
        situation.plafondCredit,
      ]),
  );
}

/** A visit to Menuiserie Morel, three days ago. */
async function insertJournal(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into journal_delegue (fait_le, delegue_id, compte_id, utilisateur_id, action, details)
    select now() - interval '3 days' + make_interval(mins => acte.minute), d.id, u.compte_id, u.id,
           acte.action, acte.details::jsonb
      from delegue d,
           utilisateur u,
           (values (0, 'session-ouverte', '{}'),
                   (4, 'panier-ajout', '{"lignes": 3}'),
                   (9, 'panier-remis', '{"lignes": 3}'),
                   (11, 'session-quittee', '{}')) as acte (minute, action, details)
     where d.code = 'DK07' and u.email = 'acheteur@menuiserie-morel.test'
     order by acte.minute`);
}
