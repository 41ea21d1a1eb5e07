/** All of a period in one ZIP: its papers one by one, so that nobody else waits for them. */
import { zipSync, type Zippable } from 'fflate';
import type { Pool } from '../../db/pool.ts';
import { tableauOf, writeFichier } from '../../documents/tableur.public.ts';
import type { Clock } from '../../clock.ts';
import type { JobHandler } from '../../jobs/taches.ts';
import { octetsOf } from '../formats/ecrire-fichier.ts';
import { colonnesOf } from '../lecture/exporter-factures.ts';
import { findDocument } from '../lecture/facture.sql.ts';
import { listFactures, type FactureRow } from '../lecture/liste.sql.ts';
import { MOTS } from '../mots.ts';
import { nomDuFichier } from '../papier/papier-facture.ts';
import { writeReleve } from '../papier/write-releve.ts';
import {
  findAEcrire,
  finirDossier,
  listCommandesOf,
  noterAvance,
  type DossierAEcrire,
} from './dossiers.sql.ts';
import { writeEcritures } from './ecritures.ts';
import { papiersDeCommande, type DepsPapiers } from './papiers-commande.ts';
import { MAX_FACTURES_DOSSIER } from '@comptoir/contract/factures/dossiers.contract.ts';

export interface DepsDossier extends DepsPapiers {
  pool: Pool;
  clock: Clock;
}

export function factureDossier(deps: DepsDossier): JobHandler<'facture-dossier'> {
  const { pool } = deps;
  return async ({ id }, { signal, isLastAttempt }) => {
    const dossier = await findAEcrire(pool, id);
    if (!dossier) return;
    try {
      await finirDossier(pool, id, await writeDossier(deps, dossier, signal));
    } catch (error) {
      if (isLastAttempt) await finirDossier(pool, id, null);
      throw error;
    }
  };
}

async function writeDossier(
  deps: DepsDossier,
  dossier: DossierAEcrire,
  signal: AbortSignal,
): Promise<Buffer> {
  const { pool, clock } = deps;
  const { id, compteId, langue, du, au, chantier } = dossier;
  const t = MOTS[langue];
  const jour = clock.today();
  const qui = `dossier ${id}`;
  const filtres = { compteId, jour, mots: [], du, au, chantier: chantier ?? undefined };
  const page = { tri: 'date' as const, limit: MAX_FACTURES_DOSSIER, offset: 0 };
  const { rows } = await listFactures(pool, filtres, page);
  const commandes = await listCommandesOf(
    pool,
    rows.map(({ key }) => key),
  );
  const papiers = commandes.reduce((n, { bons }) => n + 1 + bons.length, 0);
  const avance = { faits: 0, total: rows.length + papiers };
  const fichiers: Zippable = {};
  const ajouter = async (nom: string, octets: Buffer) => {
    // What is compressed already is kept as it is.
    fichiers[nom] = [octets, { level: nom.endsWith('.pdf') ? 0 : 6 }];
    avance.faits++;
    await noterAvance(pool, id, avance);
    signal.throwIfAborted();
  };
  for (const { key } of rows) {
    const facture = await findDocument(pool, { cle: key, compteId });
    if (!facture) continue;
    const octets = await octetsOf(pool, facture, { format: 'factur-x', qui });
    await ajouter(`${t('dossier.factures')}/${nomDuFichier(facture.document)}.pdf`, octets);
  }
  for (const commande of commandes) {
    for (const { nom, octets } of await papiersDeCommande(deps, dossier, commande)) {
      await ajouter(nom, octets);
    }
  }
  const resume = await writeResume(rows, { langue, jour, qui });
  fichiers[resume.name] = Buffer.from(resume.data, 'base64');
  fichiers[`${t('dossier.ecritures')}.csv`] = Buffer.from(writeEcritures(rows, langue));
  fichiers[`${t('releve.fichier')}-${jour}.pdf`] = await writeReleve(pool, {
    compteId,
    langue,
    jour,
    qui,
  });
  return Buffer.from(zipSync(fichiers));
}

function writeResume(
  rows: readonly FactureRow[],
  { langue, jour, qui }: { langue: DossierAEcrire['langue']; jour: string; qui: string },
) {
  const t = MOTS[langue];
  const tableau = tableauOf(t('dossier.resume'), colonnesOf(t), rows);
  return writeFichier(tableau, { format: 'xlsx', jour, qui });
}
