/** One thread with one state of the catalogue: started, asked, notified of changes, ended. */
import { Worker } from 'node:worker_threads';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { FromWorker, Questions, ToWorker, WorkerSettings } from './worker-messages.ts';

export interface Built {
  articles: number;
  /** What they take in memory. */
  octets: number;
}

export interface ListingThread {
  /** Resolves once it can be asked; rejects when it cannot be built. */
  readonly built: Promise<Built>;
  /** Resolves when the thread ends, asked to or not. */
  readonly ended: Promise<void>;
  ask<Type extends keyof Questions>(
    type: Type,
    demande: Questions[Type]['demande'],
  ): Promise<Questions[Type]['reponse']>;
  /** Resolves when what they became shows; never if the thread ends before. False: it is the same. */
  reread(articles: number[], produits: number[]): Promise<boolean>;
  /** The same, of nothing but where they lie. */
  situer(articles: number[]): Promise<boolean>;
  /** Answers first what it was asked. */
  close(): Promise<void>;
}

export interface ThreadOptions {
  databaseUrl: string;
  onProgress: (lus: number, total: number) => void;
}

type Asked =
  | { type: 'relire'; articles: number[]; produits: number[] }
  | { type: 'situer'; articles: number[] };

export function startThread({ databaseUrl, onProgress }: ThreadOptions): ListingThread {
  const settings: WorkerSettings = { databaseUrl };
  const worker = new Worker(new URL('./listing-worker.ts', import.meta.url), {
    workerData: settings,
    name: 'index',
  });
  const built = Promise.withResolvers<Built>();
  const ended = Promise.withResolvers<void>();
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  const rereading = new Map<number, (change: boolean) => void>();
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
        return built.resolve({ articles: message.articles, octets: message.octets });
      case 'relu':
        return showRead(message.numero, message.change);
      case 'reponse':
        waiting.get(message.numero)?.resolve(JSON.parse(message.json) as never);
        return void waiting.delete(message.numero);
      case 'echec':
        waiting.get(message.numero)?.reject(new Error(message.message));
        return void waiting.delete(message.numero);
    }
  });

  function showRead(through: number, change: boolean): void {
    for (const [numero, resolve] of rereading) {
      if (numero > through) continue;
      rereading.delete(numero);
      resolve(change);
    }
  }

  const send = (message: ToWorker) => worker.postMessage(message);

  function follow(message: Asked): Promise<boolean> {
    const numero = ++last;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    rereading.set(numero, resolve);
    send({ ...message, numero });
    return promise;
  }

  return {
    built: built.promise,
    ended: ended.promise,
    ask(type, demande) {
      // Its answer is what the type of the question says: only this file sees both pass.
      const question = Promise.withResolvers<never>();
      const numero = ++last;
      waiting.set(numero, question);
      send({ type, numero, demande } as ToWorker);
      return question.promise;
    },
    reread: (articles, produits) => follow({ type: 'relire', articles, produits }),
    situer: (articles) => follow({ type: 'situer', articles }),
    async close() {
      await Promise.allSettled([...waiting.values()].map(({ promise }) => promise));
      await worker.terminate();
      await ended.promise;
    },
  };
}
