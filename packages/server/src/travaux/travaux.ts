/**
 * Heavy work off the thread that answers: files are written and read, cuts planned, by a few
 * processes that may take so much time and memory and no more. Whoever asks has one place at a time,
 * the others wait in a bounded queue, each in turn; see decisions/0031.
 */
import { availableParallelism } from 'node:os';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { startProcessus, type Processus } from './processus.ts';
import { createTour } from './tour.ts';
import type { Demander, Travail } from './travail.ts';

export interface TravauxOptions {
  places: number;
  /** Waiting, in all and for one. */
  attente: number;
  attenteParQui: number;
  /** The most memory of one process, all it holds counted. */
  maxOctets: number;
  /** A process beyond the first ends after so long without work. */
  reposMs: number;
}

export interface Travaux {
  /** `qui`: see visiteurOf. `repondre`: to what the work asks in its middle. */
  faire<E, S>(qui: string, travail: Travail<E, S>, entree: E, repondre?: Demander): Promise<S>;
  /** Starts a process, so that the first one to ask does not wait for it. */
  preparer(): void;
  close(): void;
}

const COMPLET = 'file-d-attente-pleine';

/** Whoever waited so long is told rather than kept: they may have gone. */
const MAX_ATTENTE_MS = 30_000;

const sansReponse: Demander = () => Promise.reject(new Error('this work asks nothing'));

export function createTravaux(options: TravauxOptions): Travaux {
  const { places, attente, attenteParQui, maxOctets, reposMs } = options;
  const enTour = createTour({
    max: places,
    maxParQui: 1,
    attente,
    attenteParQui,
    complet: COMPLET,
  });
  const libres: Processus[] = [];
  const tous = new Set<Processus>();
  let repos: NodeJS.Timeout | undefined;

  function start(): Processus {
    for (const each of tous) if (!each.vivant) tous.delete(each);
    const processus = startProcessus(maxOctets);
    tous.add(processus);
    return processus;
  }

  function prendre(): Processus {
    for (let libre = libres.pop(); libre; libre = libres.pop()) if (libre.vivant) return libre;
    return start();
  }

  function rendre(processus: Processus): void {
    // What it still holds would count against the next one.
    if (processus.rss > maxOctets / 2) processus.end();
    if (processus.vivant) libres.push(processus);
    clearTimeout(repos);
    repos = setTimeout(() => libres.splice(1).forEach((each) => each.end()), reposMs);
    repos.unref();
  }

  return {
    faire(qui, travail, entree, repondre = sansReponse) {
      const depuis = performance.now();
      return enTour(qui, async () => {
        if (performance.now() - depuis > MAX_ATTENTE_MS) throw refus(COMPLET);
        const processus = prendre();
        try {
          return await processus.travailler(travail, entree, repondre);
        } finally {
          rendre(processus);
        }
      });
    },
    preparer() {
      if (libres.length === 0) libres.push(start());
    },
    close() {
      clearTimeout(repos);
      for (const each of tous) each.end();
    },
  };
}

const MB = 1024 * 1024;

/** The pool of this process. */
export const travaux = createTravaux({
  // One core stays with who looks around; two, so that one long piece of work holds nobody up.
  places: Math.min(4, Math.max(2, availableParallelism() - 1)),
  attente: 64,
  attenteParQui: 16,
  // Five thousand lines with their drawings take 450 MB.
  maxOctets: 640 * MB,
  reposMs: 60_000,
});
