import type { ExportCatalogue } from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { transaction, type Tx } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import { acheteurOf, type Demande } from '../http/acteur.ts';
import { direExport } from './dire-exports.ts';
import { findExport, type ExportRow } from './exports.sql.ts';

/** One that is not theirs does not exist for who asks. */
export async function readExport(pool: Pool, { acteur }: Demande, id: number): Promise<ExportRow> {
  const { utilisateurId } = acheteurOf(acteur);
  const row = await findExport(pool, { id, utilisateurId });
  if (!row) throw refus('introuvable');
  return row;
}

/** Changes an export of who asks, or adds one: `work` answers which. */
export async function writeExport(
  pool: Pool,
  { acteur, langue }: Demande,
  work: (tx: Tx, utilisateurId: number) => Promise<number>,
): Promise<ExportCatalogue> {
  const { utilisateurId } = acheteurOf(acteur);
  const row = await transaction(pool, async (tx) => {
    const id = await work(tx, utilisateurId);
    await journaliser(tx, acteur, 'export-catalogue');
    const written = await findExport(tx, { id, utilisateurId });
    if (!written) throw refus('introuvable');
    return written;
  });
  return direExport(pool, row, langue);
}
