import {
  MAX_REPETES,
  type FrequenceExport,
} from '@comptoir/contract/exports-catalogue/choix-export.ts';
import type { ExportCatalogue } from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Clock } from '../clock.ts';
import type { Pool } from '../db/pool.ts';
import { acheteurOf, type Demande } from '../http/acteur.ts';
import { findExport, lockEnCours, updateFrequence } from './exports.sql.ts';
import { writeExport } from './write-export.ts';

/** The next one is counted from today. */
export function repeterExport(
  { pool, clock }: { pool: Pool; clock: Clock },
  demande: Demande,
  { id, frequence }: { id: number; frequence: FrequenceExport },
): Promise<ExportCatalogue> {
  return writeExport(pool, demande, async (tx, utilisateurId) => {
    const { repetes } = await lockEnCours(tx, acheteurOf(demande.acteur));
    const row = await findExport(tx, { id, utilisateurId });
    if (!row) throw refus('introuvable');
    const isUnDePlus = frequence !== 'aucune' && row.frequence === 'aucune';
    if (isUnDePlus && repetes >= MAX_REPETES) {
      throw refus('trop-de-repetes', { maximum: MAX_REPETES });
    }
    if (frequence !== row.frequence) {
      await updateFrequence(tx, id, { frequence, jour: clock.today() });
    }
    return id;
  });
}
