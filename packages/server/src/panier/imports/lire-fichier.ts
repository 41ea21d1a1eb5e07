/** A file someone sent, read in a thread that may take so much time and memory and no more. */
import { Worker } from 'node:worker_threads';
import { refus } from '@comptoir/contract/erreurs.ts';
import { MAX_OCTETS_FICHIER } from '@comptoir/contract/fichier-recu.schema.ts';
import { MAX_LIGNES_IMPORT } from '@comptoir/contract/panier/import.contract.ts';
import type { CommandeLue, Connaitre, Lecture } from './commande-lue.ts';
import type { DuLecteur } from './lecture-worker.ts';

const MAX_MS = 15_000;
const MAX_MEMOIRE_MB = 256;
/** Files read at once; the next ones wait. */
const PLACES = 2;

let prises = 0;
const attente: (() => void)[] = [];

export async function lireFichier(base64: string, connaitre: Connaitre): Promise<CommandeLue> {
  const octets = Buffer.from(base64, 'base64');
  if (octets.length > MAX_OCTETS_FICHIER) {
    throw refus('corps-trop-grand', { maximum: MAX_OCTETS_FICHIER });
  }
  if (octets.length === 0) throw refus('fichier-illisible');
  const lecture = await aSonTour(() => lireAPart(octets, connaitre));
  if ('refus' in lecture) {
    const { refus: code, ...document } = lecture;
    throw refus(code, { maximum: MAX_LIGNES_IMPORT, ...document });
  }
  verifierNombre(lecture.commande.lignes.length);
  return lecture.commande;
}

/** Refused whole: an order cut short would look complete. */
export function verifierNombre(lignes: number): void {
  if (lignes === 0) throw refus('fichier-vide');
  if (lignes > MAX_LIGNES_IMPORT) {
    throw refus('fichier-trop-long', { lignes, maximum: MAX_LIGNES_IMPORT });
  }
}

function lireAPart(octets: Uint8Array, connaitre: Connaitre): Promise<Lecture> {
  const { promise, resolve, reject } = Promise.withResolvers<Lecture>();
  const worker = new Worker(new URL('./lecture-worker.ts', import.meta.url), {
    workerData: octets,
    name: 'lecture',
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMOIRE_MB },
    stderr: true,
    stdout: true,
  });
  const illisible = () => resolve({ refus: 'fichier-illisible' });
  const timer = setTimeout(() => void worker.terminate(), MAX_MS);
  worker.on('message', (message: DuLecteur) => {
    if ('lecture' in message) return resolve(message.lecture);
    // The thread has no way to the catalogue of its own.
    connaitre(message.question).then((connus) => worker.postMessage(connus), reject);
  });
  worker.once('error', illisible);
  worker.once('exit', () => {
    clearTimeout(timer);
    illisible();
  });
  return promise.finally(() => void worker.terminate());
}

async function aSonTour<T>(work: () => Promise<T>): Promise<T> {
  if (prises >= PLACES) await new Promise<void>((resolve) => attente.push(resolve));
  else prises += 1;
  try {
    return await work();
  } finally {
    const suivant = attente.shift();
    if (suivant) suivant();
    else prises -= 1;
  }
}
