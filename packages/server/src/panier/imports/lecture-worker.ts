/** Reads one file and ends: what is hostile in it takes this thread down, not the shop. */
import { parentPort, workerData } from 'node:worker_threads';
import { lireOctets } from './lire-octets.ts';

export type Lecture = Awaited<ReturnType<typeof lireOctets>>;

const lecture = await lireOctets(workerData as Uint8Array).catch((): Lecture => ({
  refus: 'fichier-illisible',
}));
parentPort?.postMessage(lecture);
