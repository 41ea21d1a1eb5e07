import type { ExportCatalogue } from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import type { Demande } from '../http/acteur.ts';
import { annulerEnCours, findExport } from './exports.sql.ts';
import { writeExport } from './write-export.ts';

/** Whoever writes it finds it given up, and stops. */
export function annulerExport(pool: Pool, demande: Demande, id: number): Promise<ExportCatalogue> {
  return writeExport(pool, demande, async (tx, utilisateurId) => {
    if (!(await findExport(tx, { id, utilisateurId }))) throw refus('introuvable');
    if (!(await annulerEnCours(tx, id))) throw refus('export-fini');
    return id;
  });
}
