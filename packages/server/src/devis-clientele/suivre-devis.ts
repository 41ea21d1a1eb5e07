import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { acheteurOf, type Acteur } from '../http/acteur.ts';
import { lockDevis, updateEtat, updatePartage } from './devis.sql.ts';
import { insertEvenement } from './historique.sql.ts';

export interface SuiteDite {
  etat?: 'accepte' | 'perdu' | 'brouillon';
  partage?: boolean;
}

/** What was said on the telephone: agreed, lost, or open again. What was signed here stays. */
export async function suivreDevis(
  pool: Pool,
  acteur: Acteur,
  { id, etat, partage }: SuiteDite & { id: number },
): Promise<void> {
  const { compteId } = acheteurOf(acteur);
  await transaction(pool, async (tx) => {
    const devis = await lockDevis(tx, compteId, id);
    if (!devis) throw refus('introuvable', { id });
    if (partage !== undefined) await updatePartage(tx, id, partage);
    if (etat === undefined) return;
    const { etat: avant, modele } = devis;
    const isRevenu = etat === 'brouillon' && avant === 'perdu';
    const isDit = etat !== 'brouillon' && ['brouillon', 'envoye', 'vu'].includes(avant);
    if (modele || !(isRevenu || isDit)) throw refus('devis-client-decide', { etat: avant });
    await updateEtat(tx, id, etat);
    if (etat === 'accepte') await insertEvenement(tx, id, { type: 'acceptation' });
  });
}
