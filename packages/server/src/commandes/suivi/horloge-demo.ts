/** The warehouse of the demo: orders go through their states while one looks at them. */
import { ajouterJoursOuvres, jourOf } from '@comptoir/contract/jours-ouvres.ts';
import type { Pool } from '../../db/pool.ts';
import type { JobHandler } from '../../jobs/taches.ts';
import { expedierCommande } from './expedier-commande.ts';
import { listAAvancer, livrerBonsEnRoute, type CommandeAAvancer } from './horloge-demo.sql.ts';
import { livrerCommande } from './livrer-commande.ts';
import { preparerCommande } from './preparer-commande.ts';

const TRANSPORTEUR = 'Transports Ligérien';

/** Runs where the shop is a demo only: elsewhere the ERP moves orders on. */
export function commandesAvancer(
  pool: Pool,
  maintenant: () => Date,
): JobHandler<'commandes-avancer'> {
  return async (_, { signal }) => {
    const arrivent = ajouterJoursOuvres(jourOf(maintenant()), 1);
    for (const commande of await listAAvancer(pool, maintenant(), arrivent)) {
      if (signal.aborted) return;
      await avancer(pool, commande, maintenant());
    }
    await livrerBonsEnRoute(pool, maintenant());
  };
}

async function avancer(pool: Pool, commande: CommandeAAvancer, instant: Date): Promise<void> {
  const { id: commandeId, etat, mode, envoiIds } = commande;
  if (etat === 'validee') await preparerCommande(pool, commandeId, instant);
  else if (etat === 'expediee') await livrerCommande(pool, commandeId, instant);
  else {
    for (const envoiId of envoiIds) {
      const transporteur = mode === 'livraison' ? TRANSPORTEUR : '';
      const suivi = mode === 'livraison' ? `TL${String(5_000_000 + envoiId)}` : '';
      await expedierCommande(pool, { commandeId, envoiId, transporteur, suivi }, instant);
    }
  }
}
