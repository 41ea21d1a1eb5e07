import { randomBytes } from 'node:crypto';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import {
  MAX_FACTURES_DOSSIER,
  type demanderDossier as contract,
  type DossierFactures,
} from '@comptoir/contract/factures/dossiers.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import { acheteurOf, type Demande } from '../../http/acteur.ts';
import { addJob } from '../../jobs/add-job.ts';
import { listFactures } from '../lecture/liste.sql.ts';
import { insertDossier } from './dossiers.sql.ts';

/** Written in the background: the page follows how far it is. */
export async function demanderDossier(
  pool: Pool,
  { acteur, langue }: Demande,
  { body: { du, au, chantier } }: CallInput<typeof contract>,
): Promise<DossierFactures> {
  const { compteId, utilisateurId } = acheteurOf(acteur);
  if (au < du) throw refus('requete-invalide');
  const filtres = { compteId, jour: au, mots: [], du, au, chantier };
  const { total } = await listFactures(pool, filtres, { tri: 'date', limit: 1, offset: 0 });
  if (total === 0) throw refus('dossier-vide');
  if (total > MAX_FACTURES_DOSSIER) {
    throw refus('dossier-trop-grand', { maximum: MAX_FACTURES_DOSSIER, nombre: total });
  }
  return transaction(pool, async (tx) => {
    const { id, dossier } = await insertDossier(tx, {
      cle: randomBytes(16).toString('base64url'),
      compteId,
      utilisateurId,
      langue,
      du,
      au,
      chantier: chantier ?? null,
    });
    // One after the other: whoever asks for ten waits for their own.
    await addJob(tx, 'facture-dossier', { id }, { queue: 'factures-dossiers', maxAttempts: 3 });
    await journaliser(tx, acteur, 'factures');
    return dossier;
  });
}
