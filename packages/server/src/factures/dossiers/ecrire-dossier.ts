/** All of a period in one ZIP: its papers one by one, so that nobody else waits for them. */
import { zipSync, type Zippable } from 'fflate';
import type { FormatFichier } from '@comptoir/contract/factures/etats-facture.ts';
import type { Pool } from '../../db/pool.ts';
import { tableauOf, writeFichier } from '../../documents/tableur.public.ts';
import type { Clock } from '../../clock.ts';
import type { JobHandler } from '../../jobs/taches.ts';
import { nomDeFormat, writeOctets } from '../formats/ecrire-fichier.ts';
import { colonnesOf } from '../lecture/exporter-factures.ts';
import {
  keepFichiers,
  listDocuments,
  listFichiers,
  listFichiersRepris,
  type FactureDocument,
  type FichierGarde,
} from '../lecture/facture.sql.ts';
import { listFactures, type FactureRow } from '../lecture/liste.sql.ts';
import { MOTS } from '../mots.ts';
import { writeReleve } from '../papier/write-releve.ts';
import {
  findAEcrire,
  finirDossier,
  listCommandesOf,
  noterAvance,
  type DossierAEcrire,
} from './dossiers.sql.ts';
import { writeEcritures } from './ecritures.ts';
import { papiersDesCommandes, type DepsPapiers, type PapierEcrit } from './papiers-commande.ts';
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
  const cles = rows.map(({ key }) => key);
  const commandes = await listCommandesOf(pool, cles);
  const papiers = commandes.reduce((n, { bons }) => n + 1 + bons.length, 0);
  const avance = { faits: 0, total: rows.length + papiers };
  const fichiers: Zippable = {};
  const ajouter = async (ecrits: readonly PapierEcrit[]) => {
    // What is compressed already is kept as it is.
    for (const { nom, octets } of ecrits) fichiers[nom] = [octets, { level: 0 }];
    avance.faits += ecrits.length;
    await noterAvance(pool, id, avance);
    signal.throwIfAborted();
  };
  const documents = await listDocuments(pool, { cles, compteId });
  for await (const ecrits of ecrireFactures(pool, documents, { qui, langue }))
    await ajouter(ecrits);
  for await (const ecrits of papiersDesCommandes(deps, dossier, commandes)) await ajouter(ecrits);
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

/** Written and kept so many at a time; those that were kept before come first. */
const TRANCHE = 20;

async function* ecrireFactures(
  pool: Pool,
  documents: readonly FactureDocument[],
  { qui, langue }: { qui: string; langue: DossierAEcrire['langue'] },
): AsyncGenerator<PapierEcrit[]> {
  const format = 'factur-x';
  const parId = new Map(documents.map((each) => [each.id, each.document]));
  const nommer = (gardes: readonly FichierGarde[], sous: FormatFichier = format): PapierEcrit[] =>
    gardes.flatMap(({ factureId, octets }) => {
      const document = parId.get(factureId);
      const dossier = MOTS[langue]('dossier.factures');
      return document ? [{ nom: `${dossier}/${nomDeFormat(document, sous)}`, octets }] : [];
    });
  const repris = documents.filter(({ origine }) => origine === 'erp').map(({ id }) => id);
  const deLErp = await listFichiersRepris(pool, repris);
  yield deLErp.flatMap((each) => nommer([each], each.format));
  const gardes = await listFichiers(pool, [...parId.keys()], format);
  const siens = gardes.filter(({ factureId }) => !repris.includes(factureId));
  yield nommer(siens);
  const ecrits = new Set([...repris, ...siens.map(({ factureId }) => factureId)]);
  const aEcrire = documents.filter(({ id }) => !ecrits.has(id));
  for (let i = 0; i < aEcrire.length; i += TRANCHE) {
    const tranche: FichierGarde[] = [];
    for (const { id: factureId, document } of aEcrire.slice(i, i + TRANCHE)) {
      tranche.push({ factureId, octets: await writeOctets(document, { format, qui }) });
    }
    yield nommer(await keepFichiers(pool, format, tranche));
  }
}

function writeResume(
  rows: readonly FactureRow[],
  { langue, jour, qui }: { langue: DossierAEcrire['langue']; jour: string; qui: string },
) {
  const t = MOTS[langue];
  const tableau = tableauOf(t('dossier.resume'), colonnesOf(t), rows);
  return writeFichier(tableau, { format: 'xlsx', jour, qui });
}
