import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Clock } from '../../clock.ts';
import { envoyer } from '../../courrier/envoyer.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import { courrierAnnulation } from './courriers-rappel.ts';
import { findPersonneQuiAppelle } from './interlocuteurs.sql.ts';
import { toRappel } from './lire-contacts.ts';
import { annuler } from './rappels.sql.ts';

/** Frees the slot, and tells who would have called. */
export function annulerRappel(
  { pool, clock }: { pool: Pool; clock: Clock },
  acteur: Acteur,
  id: number,
): Promise<void> {
  const { utilisateurId } = acheteurOf(acteur);
  return transaction(pool, async (tx) => {
    const annule = await annuler(tx, { id, utilisateurId, maintenant: clock.now() });
    if (!annule) throw refus('introuvable', { id });
    const personne = await findPersonneQuiAppelle(tx, {
      utilisateurId,
      magasinId: acteur.magasinId,
    });
    const a = annule.email ?? enseigne.supportDigital.email;
    await envoyer(tx, courrierAnnulation(toRappel(annule), { personne, a }));
    await journaliser(tx, acteur, 'rappel-annule', { numero: annule.numero });
  });
}
