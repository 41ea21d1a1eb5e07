/** One thread with one state of the catalogue: started, asked, told of changes, ended. */
import { Worker } from 'node:worker_threads';
import { refus } from '@comptoir/contract/erreurs.ts';
import type { DemandeListing, Listing } from './demande-listing.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

export interface ListingThread {
  /** Resolves with the number of articles once it can be asked; rejects when it cannot be built. */
  readonly built: Promise<number>;
  /** Resolves when the thread ends, asked to or not. */
  readonly ended: Promise<void>;
  ask(demande: DemandeListing): Promise<Listing>;
  /** Resolves when what they became shows; never if the thread ends before. */
  reread(articles: number[], produits: number[]): Promise<void>;
  /** Answers first what it was asked. */
  close(): Promise<void>;
}

export interface ThreadOptions {
  databaseUrl: string;
  onProgress: (lus: number, total: number) => void;
}

export function startThread({ databaseUrl, onProgress }: ThreadOptions): ListingThread {
  const settings: WorkerSettings = { databaseUrl };
  const worker = new Worker(new URL('./listing-worker.ts', import.meta.url), {
    workerData: settings,
    name: 'index',
  });
  const built = Promise.withResolvers<number>();
  const ended = Promise.withResolvers<void>();
  const waiting = new Map<number, PromiseWithResolvers<Listing>>();
  const rereading = new Map<number, () => void>();
  let last = 0;
  let cause = new Error('the thread of the index ended');

  // Whoever waits learns it from `built`; nobody may be waiting.
  built.promise.catch(() => {});
  worker.on('error', (error) => (cause = error as Error));
  worker.on('exit', () => {
    built.reject(cause);
    for (const { reject } of waiting.values()) reject(refus('service-indisponible'));
    waiting.clear();
    ended.resolve();
  });
  worker.on('message', (message: FromWorker) => {
    switch (message.type) {
      case 'progression':
        return onProgress(message.lus, message.total);
      case 'construit':
        return built.resolve(message.articles);
      case 'relu':
        return showRead(message.numero);
      case 'listing':
        waiting.get(message.numero)?.resolve(JSON.parse(message.json) as Listing);
        return void waiting.delete(message.numero);
      case 'echec':
        waiting.get(message.numero)?.reject(new Error(message.message));
        return void waiting.delete(message.numero);
    }
  });

  function showRead(through: number): void {
    for (const [numero, resolve] of rereading) {
      if (numero > through) continue;
      rereading.delete(numero);
      resolve();
    }
  }

  const send = (message: ToWorker) => worker.postMessage(message);
  return {
    built: built.promise,
    ended: ended.promise,
    ask(demande) {
      const question = Promise.withResolvers<Listing>();
      const numero = ++last;
      waiting.set(numero, question);
      send({ type: 'lister', numero, demande });
      return question.promise;
    },
    reread(articles, produits) {
      const numero = ++last;
      const { promise, resolve } = Promise.withResolvers<void>();
      rereading.set(numero, resolve);
      send({ type: 'relire', numero, articles, produits });
      return promise;
    },
    async close() {
      await Promise.allSettled([...waiting.values()].map(({ promise }) => promise));
      await worker.terminate();
      await ended.promise;
    },
  };
}
