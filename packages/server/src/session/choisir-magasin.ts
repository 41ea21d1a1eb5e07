import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import { sessionOf, type Acteur } from '../http/acteur.ts';
import { findMagasin, updateMagasin, updateMagasinDUtilisateur } from './session.sql.ts';

/** Makes a store the one this session sees the stock of. */
export function choisirMagasin(pool: Pool, acteur: Acteur, magasinId: number): Promise<void> {
  const sessionId = sessionOf(acteur);
  const { utilisateurId } = acteur;
  return transaction(pool, async (tx) => {
    const pour = { sessionId, utilisateurId: utilisateurId ?? null };
    if (!(await updateMagasin(tx, pour, magasinId))) throw refus('introuvable');
    if (utilisateurId !== undefined) await updateMagasinDUtilisateur(tx, utilisateurId, magasinId);
    const magasin = await findMagasin(tx, sessionId);
    if (!magasin) throw refus('introuvable');
    await journaliser(tx, acteur, 'magasin-choisi', { magasin: magasin.libelle });
  });
}
