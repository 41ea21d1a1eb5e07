/** Invoices on their way to a platform: tried, asked for, given up. */
import type { Log } from '../../db/log.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { addJob } from '../../jobs/add-job.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { emettre } from '../../outbox/outbox.ts';
import { controler } from '../controle/controler.ts';
import { octetsOf } from '../formats/ecrire-fichier.ts';
import { nomDuFichier } from '../papier/papier-facture.ts';
import type { Accuse, EnvoiFactures } from './envoi-factures.ts';
import {
  listAFaire,
  prendreASuivre,
  prendreEnvoi,
  reprendreEnvoi,
  updateDepose,
  updateEchec,
  updateSuivi,
  type Echec,
  type EnvoiAFaire,
  type EnvoiASuivre,
} from './envois.sql.ts';

export interface DepsEnvoi {
  pool: Pool;
  log: Log;
  envoi: EnvoiFactures;
}

/** Some two days, as the waits double up to six hours. */
export const MAX_TENTATIVES = 16;
const MAX_SIGNES_MOTIF = 300;

/** One try of one invoice; what fails is tried again later, until it is given up. */
export async function envoyerFacture(deps: DepsEnvoi, factureId: number): Promise<void> {
  const { pool, log } = deps;
  const pris = await transaction(pool, (tx) => prendreEnvoi(tx, factureId));
  if (!pris) return;
  const ecart = controler(pris.document, 'factur-x', pris.chorus).find(({ tenue }) => !tenue);
  if (ecart) {
    // It would be refused there: it is not even sent.
    await echouer(pool, factureId, { etat: 'refusee', motif: ecart.code });
    return;
  }
  let accuse: Accuse;
  try {
    accuse = await deposer(deps, pris);
  } catch (error) {
    const isFinal = pris.tentatives >= MAX_TENTATIVES;
    const { message } = error as Error;
    if (isFinal) log.error({ facture: factureId }, 'sending of an invoice given up');
    await echouer(pool, factureId, {
      motif: message.slice(0, MAX_SIGNES_MOTIF),
      etat: isFinal ? 'abandonnee' : 'attente',
    });
    return;
  }
  await transaction(pool, async (tx) => {
    await updateDepose(tx, factureId, accuse);
    await emettre(tx, 'factures-modifiees', { ids: [factureId] });
  });
}

/** Whoever shows the invoice learns it once nobody tries any more. */
function echouer(pool: Pool, factureId: number, echec: Echec): Promise<void> {
  return transaction(pool, async (tx) => {
    await updateEchec(tx, factureId, echec);
    if (echec.etat !== 'attente') await emettre(tx, 'factures-modifiees', { ids: [factureId] });
  });
}

async function deposer({ pool, envoi }: DepsEnvoi, pris: EnvoiAFaire): Promise<Accuse> {
  const { cle, adresse, canal, document } = pris;
  const octets = await octetsOf(pool, pris, { format: 'factur-x', qui: 'facture-envoyer' });
  const nom = `${nomDuFichier(document)}.pdf`;
  return envoi.deposer({ cle, numero: document.numero, adresse, canal, nom, octets });
}

/** All that is due: those nobody tries, then news of those that were sent. */
export async function envoyerFactures(deps: DepsEnvoi, signal: AbortSignal): Promise<void> {
  for (const factureId of await listAFaire(deps.pool)) {
    if (signal.aborted) return;
    await envoyerFacture(deps, factureId);
  }
  for (const suivi of await transaction(deps.pool, prendreASuivre)) {
    if (signal.aborted) return;
    await suivreEnvoi(deps, suivi);
  }
}

/** A platform that does not answer is asked again later. */
async function suivreEnvoi(
  { pool, log, envoi }: DepsEnvoi,
  { factureId, reference }: EnvoiASuivre,
): Promise<void> {
  let accuse: Accuse;
  try {
    accuse = await envoi.readEtat(reference);
  } catch (error) {
    log.warn({ facture: factureId, reason: (error as Error).message }, 'no news of an invoice');
    return;
  }
  await transaction(pool, async (tx) => {
    if (!(await updateSuivi(tx, factureId, accuse))) return;
    await emettre(tx, 'factures-modifiees', { ids: [factureId] });
  });
}

/** By the accounts, once what was wrong is mended. */
export function renvoyerFacture(pool: Pool, numero: string): Promise<void> {
  return transaction(pool, async (tx) => {
    const repris = await reprendreEnvoi(tx, numero);
    if (!repris) throw refus('introuvable');
    await addJob(tx, 'facture-envoyer', repris, { maxAttempts: 1 });
  });
}
