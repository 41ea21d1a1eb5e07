/** The warehouse of the demo: orders go through their states while one looks at them. */
import type { Pool } from '../db/pool.ts';
import type { JobHandler } from '../jobs/taches.ts';
import { expedierCommande } from './expedier-commande.ts';
import { listAAvancer, type CommandeAAvancer } from './horloge-demo.sql.ts';
import { livrerCommande } from './livrer-commande.ts';
import { preparerCommande } from './preparer-commande.ts';

const TRANSPORTEUR = 'Transports Ligérien';

/** Runs where the shop is a demo only: elsewhere the ERP moves orders on. */
export function commandesAvancer(
  pool: Pool,
  maintenant: () => Date,
): JobHandler<'commandes-avancer'> {
  return async (_, { signal }) => {
    for (const commande of await listAAvancer(pool, maintenant())) {
      if (signal.aborted) return;
      await avancer(pool, commande, maintenant());
    }
  };
}

async function avancer(pool: Pool, commande: CommandeAAvancer, instant: Date): Promise<void> {
  const { id: commandeId, etat } = commande;
  if (etat === 'validee') await preparerCommande(pool, commandeId, instant);
  else if (etat === 'expediee') await livrerCommande(pool, commandeId, instant);
  else {
    // What is in stock leaves first where a part is still to come.
    const { pretes } = commande;
    const partie = etat === 'en-preparation' && pretes.length > 0 && !commande.complete;
    await expedierCommande(
      pool,
      {
        commandeId,
        transporteur: commande.mode === 'livraison' ? TRANSPORTEUR : '',
        suivi: commande.mode === 'livraison' ? `TL${String(5_000_000 + commandeId)}` : '',
        ...(partie && { lignes: pretes }),
      },
      instant,
    );
  }
}
