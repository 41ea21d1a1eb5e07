/**
 * What the steps read. That there is no open piece, or that its basket has to be mended first, is an
 * answer here: the page says it, rendered on the server or in the browser.
 */
import type { CallAnswer, CallInput, CallShape } from '@comptoir/contract/http/call.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import {
  lireLivraison,
  listerOptionsLivraison,
} from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import {
  lirePieceOuverte,
  listerGoodiesPiece,
  listerTraitsCoupe,
} from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../page/api.ts';
import { PREMIERES } from '../panier/suite.public.ts';
import { callQuery } from '../http/query-client.ts';
import { refusRecu } from './refus-recu.ts';

export interface ContexteTunnel {
  api: Api;
  locale: Locale;
}

export interface Lue<T> {
  /** Null: there is no open piece. */
  valeur: T | null;
  /** What keeps its basket from being ordered. */
  messages: MessageControle[];
  /** ISO instant of the reading: days and the time left are counted from it. */
  lueLe: string;
}

/** Another tab may have changed it: a step that is opened again looks at it anew after that long. */
export const FRAICHEUR_MS = 3000;

export const pieceQuery = (context: ContexteTunnel) =>
  lueQuery(context, lirePieceOuverte, { query: PREMIERES });
export const livraisonQuery = (context: ContexteTunnel) =>
  lueQuery(context, lireLivraison, { query: PREMIERES });

/** The lines after so many, for who reads without scripts. */
export const suitePieceQuery = (context: ContexteTunnel, depuis: number) =>
  lueQuery(context, lirePieceOuverte, { query: { depuis, ...PREMIERES } }, depuis);

/** Every line, as it was agreed to: asked for when all of them are to be seen. */
export const pieceEntiereQuery = (context: ContexteTunnel, accord: string) =>
  lueQuery(context, lirePieceOuverte, { query: {} }, accord);

export const goodiesQuery = (context: ContexteTunnel) => callQuery(context, listerGoodiesPiece, {});
export const traitsCoupeQuery = (context: ContexteTunnel) =>
  callQuery(context, listerTraitsCoupe, { query: PREMIERES });

export const optionsQuery = (
  context: ContexteTunnel,
  query: CallInput<typeof listerOptionsLivraison>['query'],
) => callQuery(context, listerOptionsLivraison, { query });

export function lue<T>(valeur: T): Lue<T> {
  return { valeur, messages: [], lueLe: new Date().toISOString() };
}

function lueQuery<T extends CallShape>(
  { api, locale }: ContexteTunnel,
  call: T,
  input: CallInput<T>,
  partie?: string | number,
) {
  const nom = `${call.method} ${call.path}`;
  return queryOptions({
    // One of its parts goes by a name of its own: what makes the piece stale leaves it alone.
    queryKey: partie === undefined ? [nom, locale] : [`${nom} partie`, locale, partie],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Lue<CallAnswer<T>>> => {
      try {
        return lue(await api.call(call, input, { signal, locale }));
      } catch (error) {
        const { code, data } = refusRecu(error);
        if (code === 'introuvable') return { ...lue(null), valeur: null };
        if (code !== 'panier-a-corriger') throw error;
        const messages = Array.isArray(data['messages']) ? data['messages'] : [];
        return { ...lue(null), valeur: null, messages: messages as MessageControle[] };
      }
    },
  });
}
