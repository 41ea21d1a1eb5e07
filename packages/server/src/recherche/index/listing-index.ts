/**
 * The index of the listings as the rest of the server knows it. A thread holds one state of the
 * catalogue and follows the changes of articles; when more changes, another thread is built beside
 * it and takes its place, and the first answers until then. See docs/decisions/0011.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { createClock, type Clock } from '../../clock.ts';
import type { Log } from '../../db/log.ts';
import { databaseUrlOf, type Pool } from '../../db/pool.ts';
import type { Bus } from '../../outbox/bus.ts';
import type { DemandeListing, Listing } from './demande-listing.ts';
import type {
  CodeReconnu,
  DemandeCodes,
  DemandeSuggestion,
  DemandeVoisins,
  Suggestion,
  Voisins,
} from './demande-texte.ts';
import { createKeptAnswers, keyOfListing, keyOfSuggestion } from './kept-answers.ts';
import { startThread, type Built, type ListingThread } from './listing-thread.ts';

export interface ListingIndex {
  /** Whether it can be asked. */
  readonly pret: boolean;
  /** Rises with every change that listings show. */
  readonly version: number;
  /** Resolves once it is built for the first time. */
  readonly construit: Promise<Construction>;
  /** Refuses with service-indisponible until it is built. */
  lister(demande: DemandeListing): Promise<Listing>;
  suggerer(demande: DemandeSuggestion): Promise<Suggestion>;
  /** What stands beside the best answer to words that find little. */
  voisins(demande: DemandeVoisins): Promise<Voisins>;
  /** Articles by our reference, EAN or the maker's, in the order of the codes. */
  reconnaitre(demande: DemandeCodes): Promise<CodeReconnu[]>;
  /** Listings show other articles or prices; stock alone, which always moves, is not announced. */
  onChange(listener: () => void): void;
  /** Anew, while the present one answers: its database is elsewhere now. */
  rebuild(): void;
  close(): Promise<void>;
}

export interface Construction extends Built {
  ms: number;
}

export interface ListingIndexOptions {
  pool: Pool;
  log: Log;
  /** Already listening, so that nothing is missed; without one the index stays as it was built. */
  bus?: Bus | undefined;
  clock?: Clock;
  onProgress?: (lus: number, total: number) => void;
  /** How a thread is started, unless a test wants to know of it. */
  start?: typeof startThread;
}

const RETRY_MS = 2000;
const LOG_EVERY_MS = 2000;
/** Kept: of some 10 KB, of some 1 KB. */
const MAX_LISTINGS = 2000;
const MAX_SUGGESTIONS = 5000;

export function createListingIndex(options: ListingIndexOptions): ListingIndex {
  const { bus, log, clock = createClock() } = options;
  const listeners: (() => void)[] = [];
  const onChange = () => listeners.forEach((listener) => listener());
  const listings = createKeptAnswers<Listing>(MAX_LISTINGS);
  const suggestions = createKeptAnswers<Suggestion>(MAX_SUGGESTIONS);
  const voisins = createKeptAnswers<Voisins>(MAX_SUGGESTIONS);
  listeners.push(suggestions.clear, voisins.clear);
  const first = Promise.withResolvers<Construction>();
  const stopping = new AbortController();
  let current: ListingThread | undefined;
  let coming: ListingThread | undefined;
  let building: Promise<void> | undefined;
  let isStale = false;
  /** Ends the pause between two builds. */
  let hurry = new AbortController();
  let version = 0;

  const removals = bus
    ? [
        bus.on('articles-modifies', ({ ids }) => reread(ids, [])),
        bus.on('tarifs-modifies', ({ ids }) => reread(ids, [])),
        bus.on('stock-modifie', ({ ids }) => follow((thread) => thread.situer(ids))),
        bus.on('produits-modifies', ({ ids }) => reread([], ids)),
        bus.on('catalogue-modifie', rebuild),
      ]
    : [];
  rebuild();

  function advance(): void {
    version++;
    listings.clear();
  }

  function reread(articles: number[], produits: number[]): void {
    follow((thread) => thread.reread(articles, produits), onChange);
  }

  /** `then`: once it shows in the listings. */
  function follow(tell: (thread: ListingThread) => Promise<boolean>, then?: () => void): void {
    for (const thread of [current, coming]) {
      if (!thread) continue;
      void tell(thread).then((change) => {
        if (thread !== current || !change) return;
        advance();
        then?.();
      });
    }
  }

  function rebuild(): void {
    isStale = true;
    building ??= buildWhileStale().finally(() => (building = undefined));
  }

  async function buildWhileStale(): Promise<void> {
    let wait = 0;
    while (isStale) {
      await pause(wait);
      if (stopping.signal.aborted) return;
      isStale = false;
      const begun = performance.now();
      const built = await buildOnce();
      const ms = Math.round(performance.now() - begun);
      if (built === undefined) {
        isStale = true;
      } else {
        log.info({ ...built, ms }, 'index built');
        first.resolve({ ...built, ms });
      }
      // As long without building as with: a catalogue that never stops changing is not worth more.
      wait = built === undefined ? RETRY_MS : ms;
    }
  }

  /** Undefined when it failed. */
  async function buildOnce(): Promise<Built | undefined> {
    const thread = (options.start ?? startThread)({
      databaseUrl: databaseUrlOf(options.pool),
      onProgress: progressTo(options),
    });
    coming = thread;
    try {
      const built = await thread.built;
      const previous = current;
      current = thread;
      coming = undefined;
      advance();
      onChange();
      void thread.ended.then(() => onEnded(thread));
      await previous?.close();
      return built;
    } catch (error) {
      coming = undefined;
      if (!stopping.signal.aborted) log.error({ err: error }, 'index cannot be built');
      return undefined;
    }
  }

  function onEnded(thread: ListingThread): void {
    if (thread !== current || stopping.signal.aborted) return;
    current = undefined;
    log.error({}, 'index lost: built again');
    hurry.abort();
    rebuild();
  }

  function currentThread(): ListingThread {
    if (!current) throw refus('service-indisponible');
    return current;
  }

  async function pause(ms: number): Promise<void> {
    hurry = new AbortController();
    const signal = AbortSignal.any([stopping.signal, hurry.signal]);
    await delay(ms, undefined, { signal }).catch(() => {});
  }

  return {
    get pret() {
      return current !== undefined;
    },
    get version() {
      return version;
    },
    construit: first.promise,
    lister: async (demande) => {
      const thread = currentThread();
      const jour = clock.today();
      return listings.read(keyOfListing(demande, jour), () =>
        thread.ask('lister', { ...demande, jour }),
      );
    },
    suggerer: async (demande) => {
      const thread = currentThread();
      return suggestions.read(keyOfSuggestion(demande), () => thread.ask('suggerer', demande));
    },
    voisins: async (demande) =>
      voisins.read(JSON.stringify(demande), () => currentThread().ask('voisins', demande)),
    reconnaitre: async (demande) => currentThread().ask('reconnaitre', demande),
    onChange: (listener) => void listeners.push(listener),
    rebuild,
    async close() {
      stopping.abort();
      for (const remove of removals) remove();
      const threads = [current, coming].filter((thread) => thread !== undefined);
      current = undefined;
      await Promise.all(threads.map((thread) => thread.close()));
      await building;
    },
  };
}

function progressTo({
  log,
  onProgress,
}: ListingIndexOptions): (lus: number, total: number) => void {
  let said = performance.now();
  return (lus, total) => {
    onProgress?.(lus, total);
    if (performance.now() - said < LOG_EVERY_MS) return;
    said = performance.now();
    log.info({ lus, total }, 'index being built');
  };
}
