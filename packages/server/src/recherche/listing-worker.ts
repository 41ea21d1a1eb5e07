/**
 * The thread that holds the catalogue in memory. It has a connection of its own: reading 100,000
 * articles takes a second of CPU that pages are not made to wait for.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { createPool } from '../db/pool.ts';
import { buildCatalogue, produitsDe, type CatalogueIndexe } from './catalogue-indexe.ts';
import { listLignesDe } from './lignes.sql.ts';
import { listTextesProduits } from './textes-produits.sql.ts';
import type {
  FromWorker,
  Question,
  Questions,
  ToWorker,
  WorkerSettings,
} from './worker-messages.ts';

/** Before reading again what could not be read. */
const RETRY_MS = 1000;
/** Read by one statement: some tenths of a second. */
const MAX_ARTICLES = 5000;
const MAX_PRODUITS = 500;

const { databaseUrl } = workerData as WorkerSettings;
if (!parentPort) throw new Error('the index runs in a thread of its own');
const port: MessagePort = parentPort;
const pool = createPool(databaseUrl, { max: 1, applicationName: 'comptoir-index' });

const articles = new Set<number>();
const produits = new Set<number>();
const state: {
  catalogue?: CatalogueIndexe;
  reading: boolean;
  /** Number of the last request to read again. */
  asked: number;
} = { reading: false, asked: 0 };

port.on('message', (message: ToWorker) => {
  if (message.type !== 'relire') {
    answer(message);
    return;
  }
  state.asked = message.numero;
  for (const id of message.articles) articles.add(id);
  for (const id of message.produits) produits.add(id);
  void readChanges();
});

const { heapUsed, arrayBuffers } = process.memoryUsage();
const before = heapUsed + arrayBuffers;
// A failure ends the thread: whoever started it starts another.
state.catalogue = await buildCatalogue(pool, (lus, total) =>
  send({ type: 'progression', lus, total }),
);
send({ type: 'construit', articles: state.catalogue.articles, octets: octetsPris() });
await readChanges();

/** Once what building left behind is given back. */
function octetsPris(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers - before;
}

function send(message: FromWorker): void {
  port.postMessage(message);
}

function answer({ numero, ...question }: Question & { numero: number }): void {
  try {
    if (!state.catalogue) throw new Error('asked before it is built');
    send({ type: 'reponse', numero, json: JSON.stringify(answerOf(state.catalogue, question)) });
  } catch (error) {
    send({ type: 'echec', numero, message: (error as Error).stack ?? String(error) });
  }
}

function answerOf(
  catalogue: CatalogueIndexe,
  question: Question,
): Questions[keyof Questions]['reponse'] {
  switch (question.type) {
    case 'lister':
      return catalogue.lister(question.demande, new Date());
    case 'suggerer':
      return catalogue.suggerer(question.demande);
    case 'reconnaitre':
      return catalogue.reconnaitre(question.demande);
  }
}

function take(ids: Set<number>, most: number): number[] {
  const taken = [...ids.values().take(most)];
  for (const id of taken) ids.delete(id);
  return taken;
}

/** One statement for all that changed since the last; what changes meanwhile is read next. */
async function readChanges(): Promise<void> {
  const { catalogue, reading } = state;
  if (reading || !catalogue) return;
  state.reading = true;
  while (articles.size + produits.size > 0) {
    const ids = take(articles, MAX_ARTICLES);
    const ofProduits = take(produits, MAX_PRODUITS);
    const numero = articles.size + produits.size === 0 ? state.asked : undefined;
    try {
      const lignes = await listLignesDe(pool, ids, ofProduits);
      const textes = await listTextesProduits(pool, produitsDe(lignes));
      catalogue.remplacer(ids, { lignes, produits: textes });
      if (numero !== undefined) send({ type: 'relu', numero });
    } catch {
      // The database is away; the pool says so wherever someone waits for it.
      for (const id of ids) articles.add(id);
      for (const id of ofProduits) produits.add(id);
      await delay(RETRY_MS);
    }
  }
  state.reading = false;
}
