/** The job that writes one export. Begun again after a server was killed, it makes one file and one mail. */
import type { MotifExport } from '@comptoir/contract/exports-catalogue/choix-export.ts';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../db/log.ts';
import { databaseUrlOf, type Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import type { JobHandler } from '../../jobs/taches.ts';
import type { ExportEcrit } from '../ecriture/write-catalogue.ts';
import { faireEcrire } from '../ecriture/ecriture.ts';
import type { Essai } from '../ecriture/ecriture.sql.ts';
import { nomFichier } from '../fichiers.ts';
import { listExportsParId } from '../exports.sql.ts';
import { annoncer } from './annoncer.ts';
import { commencerEssai, deleteParties, terminerEchec, terminerPret } from './essais.sql.ts';

interface Deps {
  pool: Pool;
  clock: Clock;
  log: Log;
  url: string;
}

export function exportCatalogue(deps: Deps): JobHandler<'export-catalogue'> {
  const { pool, clock, log, url } = deps;
  return async ({ id }, { signal, isLastAttempt }) => {
    const begun = await transaction(pool, (tx) => commencerEssai(tx, id));
    if (!begun) return;
    const essai = { id, essai: begun.essai };
    if (!begun.isActif) return echouer(deps, essai, 'acces');
    const databaseUrl = databaseUrlOf(pool);
    const maintenant = clock.now().toISOString();
    const fin = await faireEcrire({ ...essai, databaseUrl, url, maintenant }, signal).catch(
      (error: unknown) => ({ echec: String(error), isDisquePlein: false }),
    );
    if ('ecrit' in fin) {
      if (fin.ecrit) await finir(deps, essai, fin.ecrit);
      // Given up meanwhile: what was written of it is of no use.
      else await ranger(pool, essai);
      return;
    }
    log.error({ export: id, essai: essai.essai, echec: fin.echec }, 'an export was not written');
    // Asking a full disk again in some seconds fills it further.
    if (fin.isDisquePlein) return echouer(deps, essai, 'disque-plein');
    if (isLastAttempt) return echouer(deps, essai, 'interne');
    throw new Error('the export is tried again');
  };
}

async function finir({ pool, clock, url }: Deps, essai: Essai, ecrit: ExportEcrit): Promise<void> {
  const [row] = await listExportsParId(pool, [essai.id]);
  if (!row) return;
  await transaction(pool, async (tx) => {
    const nom = nomFichier(row.format, clock.today());
    const maintenant = clock.now();
    const termine = await terminerPret(tx, essai, { ecrit, nom, maintenant });
    if (termine) await annoncer(tx, { id: essai.id, termine, url, fin: { ecrit } });
  });
}

async function echouer(
  { pool, clock, url }: Deps,
  essai: Essai,
  motif: MotifExport,
): Promise<void> {
  await transaction(pool, async (tx) => {
    const termine = await terminerEchec(tx, essai, { motif, maintenant: clock.now() });
    if (termine) await annoncer(tx, { id: essai.id, termine, url, fin: { motif } });
  });
}

/** Unless another attempt writes it by now. */
async function ranger(pool: Pool, { id, essai }: Essai): Promise<void> {
  const [row] = await listExportsParId(pool, [id]);
  if (row?.etat === 'annule' && row.essai === essai) await deleteParties(pool, id);
}
