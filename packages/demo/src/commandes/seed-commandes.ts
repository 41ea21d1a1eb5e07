import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { createCalendrier } from '../calendrier.ts';
import type { Seeder } from '../seed.ts';
import { listClients, listVendables } from './clients-demo.ts';
import { writeCommande } from './commande-ecrite.ts';
import { listCommandes } from './commandes.ts';
import { copierCommandes } from './copier-commandes.ts';
import { raccorderCommandes } from './raccorder-commandes.ts';

export const commandes: Seeder = {
  nom: 'commandes',
  async seed(tx, taille) {
    const clients = await listClients(tx);
    const articles = await listVendables(tx);
    const calendrier = await createCalendrier(tx);
    const parId = new Map(clients.map((client) => [client.id, client]));
    const ecrites = listCommandes(clients, taille === 'petite' ? 'petite' : 'moyenne')
      .map((commande) => {
        const devise = parId.get(commande.compteId)?.devise ?? 'EUR';
        return writeCommande(commande, articles, { jour: calendrier(-commande.jours), devise });
      })
      .sort((a, b) => a.passeeLe.getTime() - b.passeeLe.getTime());
    await copierCommandes(tx, ecrites, parId);
    await limiterMorel(tx);
    await faireAttendre(tx);
    await motiverRefus(tx);
    await raccorderCommandes(tx);
  },
};

/** The buyer of the demo sign-ins has a limit, and whoever runs the account agrees above it. */
async function limiterMorel(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into approbateur (utilisateur_id, approbateur_id, rang)
    select a.id, p.id, 1
      from utilisateur a
      join utilisateur p on p.compte_id = a.compte_id and p.email = 'admin@menuiserie-morel.test'
     where a.email = 'acheteur@menuiserie-morel.test'`);
}

/** The buyer's largest order of the day waits for approval. */
async function faireAttendre(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with attend as (
      select c.id, a.id as acheteur, p.id as patron
        from commande c
        join utilisateur a on a.email = 'acheteur@menuiserie-morel.test'
        join utilisateur p on p.email = 'admin@menuiserie-morel.test'
       where c.compte_id = a.compte_id and c.etat = 'validee'
       order by c.net_ht desc
       limit 1
    ),
    commandes as (
      update commande c set etat = 'a-valider', utilisateur_id = attend.acheteur,
             mode_paiement = 'en-compte'
        from attend where c.id = attend.id
    ),
    evenements as (
      update commande_evenement e set etat = 'a-valider', utilisateur_id = attend.acheteur
        from attend where e.commande_id = attend.id
    )
    insert into commande_approbation (commande_id, approbateur_id, rang, regle)
    select id, patron, 1, 'un' from attend`);
}

const MOTIFS = [
  'Déjà en stock à l’atelier',
  'À grouper avec la commande de la semaine prochaine',
  'Chantier reporté',
];

/** Whoever runs the account says why they refused. */
async function motiverRefus(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with refus as (
      select c.id, e.id as evenement, e.fait_le, p.id as patron,
             (${MOTIFS}::text[])[1 + c.id % ${MOTIFS.length}::int] as motif
        from commande c
        join commande_evenement e on e.commande_id = c.id and e.genre = 'refusee'
       cross join lateral (
             select u.id from utilisateur u
              where u.compte_id = c.compte_id and u.role = 'administrateur' and u.etat = 'actif'
              order by u.id
              limit 1) p
       where c.etat = 'refusee'
    ),
    evenements as (
      update commande_evenement e
         set utilisateur_id = refus.patron, details = jsonb_build_object('motif', refus.motif)
        from refus where e.id = refus.evenement
    )
    insert into commande_approbation
           (commande_id, approbateur_id, rang, regle, decision, motif, decide_le)
    select id, patron, 1, 'un', 'refusee', motif, fait_le from refus`);
}
