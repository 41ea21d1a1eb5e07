import { refus } from '@comptoir/contract/http/erreurs.ts';
import { envoyer } from '../courrier/envoyer.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { courrierReponse } from './courriers-contact.ts';
import { updateReponse } from './demandes.sql.ts';

/** Answers a request by mail, once. */
export function repondreDemande(
  pool: Pool,
  numero: string,
  reponse: { reponse: string; auteur: string },
): Promise<void> {
  return transaction(pool, async (tx) => {
    const demande = await updateReponse(tx, numero, reponse);
    if (!demande) throw refus('introuvable', { numero });
    const { texte, ...adresse } = demande;
    await envoyer(tx, courrierReponse({ ...adresse, ...reponse, demande: texte }));
  });
}
