/**
 * The thread that holds the catalogue in memory. It has a connection of its own: reading 100,000
 * articles takes a second of CPU that pages are not made to wait for.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { createPool } from '../../db/pool.ts';
import { buildCatalogue, produitsOf, type CatalogueIndexe } from './catalogue-indexe.ts';
import type { CodeReconnu } from './demande-texte.ts';
import { listLieuxOf, listLignesOf } from './lignes.sql.ts';
import { createReste } from '../texte/reconnaitre.ts';
import { createTourDeRole, type Travail } from './tour-de-role.ts';
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

/** Stock moves with every order: its changes are read together. */
const STOCK_MS = 100;

const tour = createTourDeRole();

type QuestionCourte = Exclude<Question, { type: 'reconnaitre' }>;

const articles = new Set<number>();
const produits = new Set<number>();
/** Articles whose stock alone changed. */
const deplaces = new Set<number>();
const state: {
  catalogue?: CatalogueIndexe;
  reading: boolean;
  /** Number of the last request to read again. */
  asked: number;
} = { reading: false, asked: 0 };

port.on('message', (message: ToWorker) => {
  switch (message.type) {
    case 'relire':
      state.asked = message.numero;
      for (const id of message.articles) articles.add(id);
      for (const id of message.produits) produits.add(id);
      return void readChanges();
    case 'situer':
      state.asked = message.numero;
      for (const id of message.articles) deplaces.add(id);
      return void delay(STOCK_MS).then(readChanges);
    case 'reconnaitre':
      return tour.ajouter(reconnaitreParParts(message));
    default:
      return answer(message);
  }
});

/** Once what building left behind is given back. */
function octetsPris(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  // Buffers are given back by the collection after the one that found them.
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers - before;
}

function send(message: FromWorker): void {
  port.postMessage(message);
}

/** A few milliseconds each. */
const CODES_PAR_PART = 10;

/** A thousand unknown codes take as long as thirty searches, which do not wait for them. */
function reconnaitreParParts({
  numero,
  demande,
}: Question & { type: 'reconnaitre'; numero: number }): Travail {
  const reconnus: CodeReconnu[] = [];
  const reste = createReste();
  return {
    avancer() {
      try {
        const debut = reconnus.length;
        const codes = demande.codes.slice(debut, debut + CODES_PAR_PART);
        reconnus.push(...catalogue().reconnaitre({ ...demande, codes }, reste));
        if (reconnus.length < demande.codes.length) return true;
        send({ type: 'reponse', numero, json: JSON.stringify(reconnus) });
      } catch (error) {
        sendFailure(numero, error);
      }
      return false;
    },
  };
}

function catalogue(): CatalogueIndexe {
  if (!state.catalogue) throw new Error('asked before it is built');
  return state.catalogue;
}

function sendFailure(numero: number, error: unknown): void {
  send({ type: 'echec', numero, message: (error as Error).stack ?? String(error) });
}

function answer({ numero, ...question }: QuestionCourte & { numero: number }): void {
  try {
    send({ type: 'reponse', numero, json: JSON.stringify(answerOf(catalogue(), question)) });
  } catch (error) {
    sendFailure(numero, error);
  }
}

function answerOf(
  indexe: CatalogueIndexe,
  question: QuestionCourte,
): Questions[QuestionCourte['type']]['reponse'] {
  switch (question.type) {
    case 'lister':
      return indexe.lister(question.demande, question.demande.jour);
    case 'suggerer':
      return indexe.suggerer(question.demande);
    case 'voisins':
      return indexe.voisins(question.demande);
  }
}

function take(ids: Set<number>, most: number): number[] {
  const taken = [...ids.values().take(most)];
  for (const id of taken) ids.delete(id);
  return taken;
}

/** One statement for all that changed since the last; what changes meanwhile is read next. */
async function readChanges(): Promise<void> {
  const { catalogue: indexe, reading } = state;
  if (reading || !indexe) return;
  state.reading = true;
  let change = false;
  while (countChanges() > 0) {
    const lot = {
      articles: take(articles, MAX_ARTICLES),
      produits: take(produits, MAX_PRODUITS),
      deplaces: take(deplaces, MAX_ARTICLES),
    };
    const numero = countChanges() === 0 ? state.asked : undefined;
    try {
      change = (await readLot(indexe, lot)) || change;
      if (numero === undefined) continue;
      send({ type: 'relu', numero, change });
      change = false;
    } catch {
      // The database is away; the pool says so wherever someone waits for it.
      for (const id of lot.articles) articles.add(id);
      for (const id of lot.produits) produits.add(id);
      for (const id of lot.deplaces) deplaces.add(id);
      await delay(RETRY_MS);
    }
  }
  state.reading = false;
}

function countChanges(): number {
  return articles.size + produits.size + deplaces.size;
}

interface Lot {
  articles: number[];
  produits: number[];
  deplaces: number[];
}

/** Whether something is other than it was. */
async function readLot(indexe: CatalogueIndexe, lot: Lot): Promise<boolean> {
  const isStockSeul = lot.articles.length + lot.produits.length === 0;
  if (!isStockSeul) {
    const lignes = await listLignesOf(pool, lot.articles, lot.produits);
    const textes = await listTextesProduits(pool, produitsOf(lignes));
    indexe.remplacer(lot.articles, { lignes, produits: textes });
  }
  if (lot.deplaces.length === 0) return true;
  const situes = indexe.situer(lot.deplaces, await listLieuxOf(pool, lot.deplaces));
  return situes || !isStockSeul;
}

// Last: a question may come as soon as it is built, and needs all that stands above.
const { heapUsed, arrayBuffers } = process.memoryUsage();
const before = heapUsed + arrayBuffers;
// A failure ends the thread: whoever started it starts another.
state.catalogue = await buildCatalogue(pool, (lus, total) =>
  send({ type: 'progression', lus, total }),
);
send({ type: 'construit', articles: state.catalogue.articles, octets: octetsPris() });
await readChanges();
