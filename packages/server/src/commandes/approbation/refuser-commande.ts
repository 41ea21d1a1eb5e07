import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { suivreHabitudes } from '../../habitudes-achats/habitudes-achats.public.ts';
import type { Acteur } from '../../http/acteur.ts';
import { addJob } from '../../jobs/add-job.ts';
import { defaire } from '../suivi/annuler-commande.ts';
import { changerEtat } from '../suivi/changer-etat.ts';
import { updateDecision } from './decisions.sql.ts';
import { lockCommande } from '../lecture.sql.ts';
import { compteOf } from '../lister-commandes.ts';
import { relireDerniereCommande } from '../passage/situation-compte.sql.ts';
import { verifierTour } from './verifier-tour.ts';

/** One refusal is enough, whoever else was to agree. */
export function refuserCommande(
  pool: Pool,
  acteur: Acteur,
  { cle, motif }: { cle: string; motif: string },
  instant: Date,
): Promise<void> {
  return transaction(pool, async (tx) => {
    const commande = await lockCommande(tx, { cle, compteId: compteOf(acteur) });
    if (!commande) throw refus('introuvable');
    const utilisateurId = await verifierTour(tx, acteur, commande);
    const decision = {
      commandeId: commande.id,
      utilisateurId,
      decision: 'refusee',
      motif,
    } as const;
    await updateDecision(tx, decision, instant);
    await defaire(tx, commande);
    const refusee = {
      genre: 'refusee',
      etat: 'refusee',
      utilisateurId,
      details: { motif },
    } as const;
    await changerEtat(tx, commande.id, refusee, instant);
    await relireDerniereCommande(tx, commande.compteId);
    await suivreHabitudes(tx, commande.id);
    await addJob(tx, 'commande-courrier', { commandeId: commande.id, genre: 'refusee' });
  });
}
