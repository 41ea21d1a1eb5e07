/** Reads one file and ends: what is hostile in it takes this thread down, not the shop. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { Connaitre, Lecture } from './commande-lue.ts';
import { lireOctets } from './lire-octets.ts';

/** What the thread tells: codes it asks about, then the end. */
export type DuLecteur = { question: readonly string[] } | { lecture: Lecture };

const port = parentPort;
const send = (message: DuLecteur) => port?.postMessage(message);

const connaitre: Connaitre = async (codes) => {
  if (!port) return new Set();
  const answer = once(port, 'message');
  send({ question: codes });
  const [connus] = (await answer) as [ReadonlySet<string>];
  return connus;
};

const lecture = await lireOctets(workerData as Uint8Array, connaitre).catch((): Lecture => ({
  refus: 'fichier-illisible',
}));
send({ lecture });
