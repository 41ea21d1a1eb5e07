/** Asks the shop what the typed codes are: one call for all that are new, a moment after the last key. */
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  MAX_SIGNES_REFERENCE,
  reconnaitreReferences,
} from '@comptoir/contract/articles/references.contract.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Api } from '../../page/api.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { garder, findGarde } from '../hors-ligne/articles-gardes.ts';
import { isEnLigne, noterReponse, subscribeReseau } from '../hors-ligne/reseau.ts';
import { cleOf } from './cle.ts';
import {
  commencerLangue,
  connaissanceOf,
  noterConnaissances,
  oublierConnaissances,
  type Connaissance,
} from './connaissances.ts';
import { lignesSaisies, readLignes, marquerAVerifier, subscribeSaisie } from './saisie.ts';

type Reponse = CallAnswer<typeof reconnaitreReferences>;

/** After the last key; what is pasted or scanned asks at once. */
const PAUSE_MS = 250;
/** At most this long before what was seen is kept. */
const IDLE_MS = 1000;
/** The shop did not answer though the network is there. */
const RETRY_MS = 10_000;

interface Context {
  api: Api;
  locale: Locale;
}

/** Keeps the lines recognised while the component is there. */
export function useReconnaissance(): void {
  const { api, locale } = useRouteContext({ from: '__root__' });
  useEffect(() => {
    commencerLangue(locale);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let count = readLignes().length;
    const check = () => void reconnaitre({ api, locale });
    const onLignes = () => {
      const now = readLignes().length;
      clearTimeout(timer);
      // Rows that come by themselves were pasted, scanned or imported.
      timer = setTimeout(check, Math.abs(now - count) > 1 ? 0 : PAUSE_MS);
      count = now;
    };
    const onReseau = () => {
      if (isEnLigne()) {
        oublierConnaissances(isHorsLigne);
        check();
      }
    };
    const retry = setInterval(() => {
      if (navigator.onLine && !isEnLigne()) onRetry();
    }, RETRY_MS);
    const onRetry = () => {
      oublierConnaissances(isHorsLigne);
      check();
    };
    const stopSaisie = subscribeSaisie(onLignes);
    const stopReseau = subscribeReseau(onReseau);
    check();
    return () => {
      clearTimeout(timer);
      clearInterval(retry);
      stopSaisie();
      stopReseau();
    };
  }, [api, locale]);
}

export function isHorsLigne({ nom }: Connaissance): boolean {
  return nom === 'garde' || nom === 'jamais-vu';
}

/** Asks what is not known yet of the lines. */
export async function reconnaitre(context: Context): Promise<void> {
  const codes = new Map<string, string>();
  for (const { reference } of lignesSaisies()) {
    const code = reference.trim().slice(0, MAX_SIGNES_REFERENCE);
    if (connaissanceOf(code) === undefined) codes.set(cleOf(code), code);
  }
  // Signs alone name nothing.
  if (codes.has('')) {
    noterConnaissances([[codes.get('') ?? '', { nom: 'inconnu', propositions: [], jour: '' }]]);
    codes.delete('');
  }
  if (codes.size > 0) await reconnaitreCodes(context, [...codes.values()]);
}

/** @returns the answer, or undefined when the shop could not be reached. */
export async function reconnaitreCodes(
  { api, locale }: Context,
  codes: readonly string[],
): Promise<Reponse | undefined> {
  noterConnaissances(codes.map((code) => [code, { nom: 'demande' }]));
  try {
    const reponse = await api.call(reconnaitreReferences, { body: [...codes] }, { locale });
    noterReponse(true);
    noterReponses(codes, reponse);
    return reponse;
  } catch (error) {
    if (!isQueryFailure(error)) throw error;
    noterReponse(false);
    marquerAVerifier(new Set(codes.map(cleOf)));
    noterConnaissances(codes.map((code) => [code, gardeOf(code)]));
    return undefined;
  }
}

/** Does the work once, when the browser is idle or at the latest when the page goes away. */
function whenIdle(work: () => void): void {
  const run = () => {
    removeEventListener('pagehide', run);
    if (isDone) return;
    isDone = true;
    work();
  };
  let isDone = false;
  addEventListener('pagehide', run);
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_MS });
  else setTimeout(run, IDLE_MS);
}

function gardeOf(code: string): Connaissance {
  const article = findGarde(code);
  return article ? { nom: 'garde', article } : { nom: 'jamais-vu' };
}

function noterReponses(codes: readonly string[], { lignes, articles, jour }: Reponse): void {
  const parId = new Map(articles.map((article) => [article.id, article]));
  const find = (ids: readonly number[]) =>
    ids.flatMap((id): ArticleVendu[] => {
      const article = parId.get(id);
      return article ? [article] : [];
    });
  const aVerifier = new Set(
    lignesSaisies().flatMap((ligne) => (ligne.aVerifier ? [cleOf(ligne.reference)] : [])),
  );
  const vus: { code: string; article: ArticleVendu; jour: string }[] = [];
  const connaissances = codes.map((code, at): [string, Connaissance] => {
    const ligne = lignes[at];
    const article = ligne?.articleId == null ? undefined : parId.get(ligne.articleId);
    const autres = find(ligne?.propositions ?? []);
    if (!article) return [code, { nom: 'inconnu', propositions: autres, jour }];
    // The report compares with what was kept: it is replaced once it was read.
    if (!aVerifier.has(cleOf(code))) vus.push({ code, article, jour });
    return [code, { nom: 'connu', article, jour, remplacants: autres }];
  });
  noterConnaissances(connaissances);
  // Storing a thousand of them takes a while that nobody waits for.
  whenIdle(() => garder(vus));
}
