import { refus } from '@comptoir/contract/erreurs.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import type { Acteur } from '../http/acteur.ts';
import { addJob } from '../jobs/add-job.ts';
import { changerEtat } from './changer-etat.ts';
import { isAttendue, updateDecision } from './decisions.sql.ts';
import { insertEvenement } from './evenements.sql.ts';
import { lockCommande } from './lecture.sql.ts';
import { compteOf } from './lister-commandes.ts';
import { modifierCommande, type Voulues } from './modifier-commande.ts';
import { verifierCredit } from './verifier-paiement.ts';
import { verifierTour } from './verifier-tour.ts';

/** Agrees to an order; where each has to, in turn, the next one is asked. */
export function validerCommande(
  pool: Pool,
  acteur: Acteur,
  { cle, lignes, langue }: { cle: string; lignes: Voulues; langue: Locale },
  instant: Date,
): Promise<void> {
  return transaction(pool, async (tx) => {
    const commande = await lockCommande(tx, { cle, compteId: compteOf(acteur) });
    if (!commande) throw refus('introuvable');
    const utilisateurId = await verifierTour(tx, acteur, commande);
    const { id: commandeId } = commande;
    if (await modifierCommande(tx, commande, lignes, instant)) {
      const modifiee = { commandeId, genre: 'modifiee', etat: 'a-valider', utilisateurId } as const;
      await insertEvenement(tx, modifiee, instant);
      await verifierCredit(tx, commande, { langue, instant });
    }
    const decision = { commandeId, utilisateurId, decision: 'approuvee', motif: '' } as const;
    await updateDecision(tx, decision, instant);
    const attendue = await isAttendue(tx, commandeId);
    const etat = attendue ? 'a-valider' : 'validee';
    await changerEtat(tx, commandeId, { genre: 'approuvee', etat, utilisateurId }, instant);
    const genre = attendue ? 'a-approuver' : 'approuvee';
    await addJob(tx, 'commande-courrier', { commandeId, genre });
  });
}
