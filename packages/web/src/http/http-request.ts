/**
 * The client of the API: a call of the contract in, `{ok, status, data, message}` out. It never
 * throws for what the server or the network does, only for an abort or a malformed input.
 */
import { decodeBase64 } from '@comptoir/contract/http/base64.ts';
import type { CallAnswer, CallInput, CallShape } from '@comptoir/contract/http/call.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { lireMessages, type Message } from '@comptoir/contract/messages/messages.contract.ts';
import { stringifyQuery } from '@comptoir/contract/http/query-string.ts';
import { lireSession } from '@comptoir/contract/session/session.contract.ts';
import {
  networkFailure,
  readAnswer,
  refusedFailure,
  type HttpAnswer,
  type HttpFailure,
} from './http-answer.ts';
import { createSessionToken, type Session, type SessionToken } from './session-token.ts';

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Language of the answer; the one the visitor last chose by default. */
  locale?: Locale | undefined;
  /** Makes a repeated write count once. */
  idempotencyKey?: string | undefined;
  /** Version a write bears on, without its quotes. */
  ifMatch?: string | undefined;
}

export interface HttpEnvironment {
  /** Absent in the browser: the site the page comes from. */
  origin?: string;
  /** A bearer call was refused for want of a signed-in user: time to go to the login page. */
  onUnauthorized: (failure: HttpFailure) => void;
  onMessages: (messages: Message[]) => void;
  /** Whether what anyone may read differs for this visitor: they are known, or chose a store. */
  isKnown?: () => boolean;
  /** Whether the page is that of someone signed in: their calls all carry the bearer. */
  isSignedIn?: () => boolean;
  /** Whether a session is of someone else than the page shows: nothing is done in their name. */
  isOther?: (session: Session) => boolean;
}

export interface HttpClient {
  httpRequest: <T extends CallShape>(
    call: T,
    input: CallInput<T>,
    options?: RequestOptions,
  ) => Promise<HttpAnswer<CallAnswer<T>>>;
  session: SessionToken;
}

export function createHttpClient(environment: HttpEnvironment): HttpClient {
  const { origin = '', onUnauthorized, onMessages } = environment;
  const { isKnown = () => false, isSignedIn = () => false, isOther = () => false } = environment;
  const session = createSessionToken(() => exchange(lireSession, {}));
  // Calls are numbered, so that a list of messages is known to be newer than a call that announces it.
  let calls = 0;
  let callsAtLastPull = 0;
  let pulling: Promise<void> | undefined;
  // State of the list last read, as the server names it; none at all; or nothing known yet.
  let etatLu: string | null | undefined;

  async function exchange<T extends CallShape>(
    call: T,
    input: CallInput<T>,
    options: RequestOptions = {},
    bearer?: string,
  ): Promise<HttpAnswer<CallAnswer<T>>> {
    const url = urlOf(origin, call, input);
    const init = initOf(call, input, options, bearer);
    try {
      return (await readAnswer(await fetch(url, init), url)) as HttpAnswer<CallAnswer<T>>;
    } catch {
      options.signal?.throwIfAborted();
      return networkFailure(url);
    }
  }

  /** With a bearer; one that expired meanwhile is replaced once before the refusal is believed. */
  async function authorised<T extends CallShape>(
    call: T,
    input: CallInput<T>,
    options: RequestOptions,
  ): Promise<HttpAnswer<CallAnswer<T>>> {
    const current = await session.get();
    options.signal?.throwIfAborted();
    if (!current.ok) return current;
    if (isOther(current.data)) return refusedFailure(urlOf(origin, call, input));
    const bearer = current.data.token.access_token;
    const answer = await exchange(call, input, options, bearer);
    if (answer.status !== 401) return answer;
    session.forget(bearer);
    const renewed = await session.get();
    options.signal?.throwIfAborted();
    if (!renewed.ok || renewed.data.token.access_token === bearer) return answer;
    if (isOther(renewed.data)) return answer;
    return exchange(call, input, options, renewed.data.token.access_token);
  }

  /** The answer is the same for all: where no bearer can be had, it is asked for without. */
  async function anyone<T extends CallShape>(
    call: T,
    input: CallInput<T>,
    options: RequestOptions,
  ): Promise<HttpAnswer<CallAnswer<T>>> {
    const current = isSignedIn() ? await session.get() : undefined;
    options.signal?.throwIfAborted();
    const bearer = current?.ok ? current.data.token.access_token : undefined;
    return exchange(call, input, options, bearer);
  }

  async function pullMessages(locale: Locale | undefined): Promise<void> {
    const answer = await authorised(lireMessages, {}, { locale });
    callsAtLastPull = calls;
    if (answer.ok) etatLu = answer.headers.get('x-messages-etat') ?? undefined;
    // A failed read needs no care: the header comes back with the next answer.
    if (answer.ok) onMessages(JSON.parse(decodeBase64(answer.data.messages)) as Message[]);
  }

  /**
   * One reading of the list serves all the calls that were under way meanwhile, and all those that
   * announce the same messages.
   */
  function hearOfMessages(answer: HttpAnswer<unknown>, callNumber: number, locale?: Locale): void {
    if (pulling || callNumber <= callsAtLastPull) return;
    if (answer.headers.get('x-messages') === 'True') {
      const etat = answer.headers.get('x-messages-etat');
      if (etat !== null && etat === etatLu) return;
      pulling = pullMessages(locale).finally(() => {
        pulling = undefined;
      });
    } else if (answer.ok && etatLu !== null) {
      // Settled, or dismissed elsewhere: the page shows none any more.
      etatLu = null;
      onMessages([]);
    }
  }

  return {
    session,
    async httpRequest(call, input, options = {}) {
      const { credential = 'bearer' } = call;
      if (credential === 'cookie') return exchange(call, input, options);
      // Looking around opens no session: what is for anyone goes without a bearer until one signs in.
      if (credential === 'public') return anyone(call, input, options);
      if (credential === 'optional' && !isKnown()) return exchange(call, input, options);
      const callNumber = ++calls;
      const answer = await authorised(call, input, options);
      if (!answer.ok && answer.status === 401) onUnauthorized(answer);
      if (endsBearer(call, answer)) session.forget();
      else if (call.path !== lireMessages.path) {
        hearOfMessages(answer, callNumber, options.locale);
      }
      return answer;
    },
  };
}

/** Signing in or out ends the bearer it was done with, and so does whatever answers a session. */
function endsBearer({ method, path }: CallShape, { ok, data }: HttpAnswer<unknown>): boolean {
  if (!ok || method === 'GET') return false;
  const isSession = typeof data === 'object' && data !== null && 'sessionCourante' in data;
  return isSession || path === lireSession.path;
}

interface AnyInput {
  params?: Record<string, string | number> | undefined;
  query?: object | undefined;
  body?: unknown;
}

/** The address of a call: path parameters encoded, query parameters as strings. */
export function urlOf(origin: string, call: CallShape, { params, query }: AnyInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params?.[name] ?? '');
    // An empty or dot segment would address another call.
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${call.path}: bad ${name} "${value}"`);
    return encodeURIComponent(value);
  });
  return origin + path + stringifyQuery(query ?? {});
}

function initOf(
  call: CallShape,
  { body }: AnyInput,
  { signal, locale, idempotencyKey, ifMatch }: RequestOptions,
  bearer: string | undefined,
): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (bearer) headers.set('authorization', `Bearer ${bearer}`);
  if (locale) headers.set('accept-language', locale);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (ifMatch) headers.set('if-match', `"${ifMatch}"`);
  const init: RequestInit = { method: call.method, headers, credentials: 'same-origin' };
  if (signal) init.signal = signal;
  if (body instanceof Blob || body instanceof FormData) {
    init.body = body;
  } else if (body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  }
  return init;
}
