/** Code that is fetched after the page, with the words it says that the page does not have. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TextesDePage } from '../routes/page-route.ts';
import type { LATE_NAMESPACE, Texts } from '../words/texts.ts';

/** What does not come, without a network, is asked for again. */
export const RETRY_MS = 5000;

export type LateWords = TextesDePage | typeof LATE_NAMESPACE;

export interface LateCode<M> {
  /** The code where it is there with its words, else a promise of it. Fetches nothing. */
  get(texts: Texts, locale: Locale): M | Promise<M>;
  /** Insists until it is there. */
  fetch(texts: Texts, locale: Locale): void;
  /** The code alone: a page has its words before it renders. */
  preload(): Promise<void>;
}

interface Arrival<M> {
  isAsked?: boolean;
  code?: M;
  promise: Promise<M>;
  arrive: (code: M) => void;
}

export function lateCode<M extends object>(
  load: () => Promise<M>,
  words: readonly LateWords[],
): LateCode<M> {
  let loaded: M | undefined;
  const arrivals = new Map<Locale, Arrival<M>>();
  const preload = async () => {
    loaded ??= await load();
  };

  function arrivalOf(locale: Locale): Arrival<M> {
    let arrival = arrivals.get(locale);
    if (!arrival) {
      let arrive: Arrival<M>['arrive'] = () => undefined;
      const promise = new Promise<M>((resolve) => {
        arrive = resolve;
      });
      arrivals.set(locale, (arrival = { promise, arrive }));
    }
    return arrival;
  }

  function fetch(texts: Texts, locale: Locale): void {
    const arrival = arrivalOf(locale);
    if (arrival.isAsked) return;
    arrival.isAsked = true;
    const end = () => arrival.arrive((arrival.code = loaded as M));
    const spoken = texts.load(locale, words);
    if (loaded && !spoken) return end();
    Promise.all([preload(), spoken]).then(end, () => {
      arrival.isAsked = false;
      setTimeout(fetch, RETRY_MS, texts, locale);
    });
  }

  return {
    get(texts, locale) {
      // Fetched for another page or language: nothing but its words is left to wait for.
      if (loaded) fetch(texts, locale);
      const { code, promise } = arrivalOf(locale);
      return code ?? promise;
    },
    fetch,
    preload,
  };
}
