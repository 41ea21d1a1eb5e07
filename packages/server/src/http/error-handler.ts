/** The one file that knows how errors become HTTP answers. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  ERREURS,
  ERREURS_DITES,
  isRefus,
  type CodeErreur,
  type CorpsErreur,
} from '@comptoir/contract/http/erreurs.ts';
import { localeOf, type Locale } from '@comptoir/contract/words/locales.ts';
import { isSessionEnded } from '../session/session-ended.public.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import type { Calls } from './calls.ts';
import { renderErrorPage, TEXTES_ERREURS } from './error-page.ts';
import { CSP_NOTHING } from './csp.ts';
import { langueOf } from './session-hook.ts';
import { champOf } from './validation.ts';

/** Fastify's own errors, by status, in the words of the catalogue. */
const BY_STATUS: Record<number, CodeErreur> = {
  400: 'requete-invalide',
  401: 'non-authentifie',
  404: 'introuvable',
  405: 'methode-non-permise',
  413: 'corps-trop-grand',
  415: 'type-non-pris-en-charge',
  429: 'trop-de-requetes',
  503: 'service-indisponible',
};

const RETRY_AFTER_S = '5';
/** What waits is done by then, and the words of the refusal say so. */
const RETRY_AFTER_FILE_S = '30';

/** Pattern of the route that renders the pages. */
export const PAGES_ROUTE = '/*';

export interface ErrorAnswer {
  status: number;
  body: CorpsErreur;
}

export function toErrorAnswer(error: unknown, requestId: string): ErrorAnswer {
  if (isRefus(error)) {
    return answer(error.code, error.code, error.data);
  }
  const fault = error as Partial<FastifyError>;
  if (fault.validation) {
    const champs = fault.validation.map((problem) => champOf(fault.validationContext, problem));
    return answer('requete-invalide', 'the request does not fit its schema', { champs });
  }
  if (isDatabaseAway(error)) return answer('service-indisponible', 'database unavailable');
  // Signed out meanwhile, in another tab: what was asked is nobody's any more.
  if (isSessionEnded(error)) return answer('non-authentifie', 'the session has ended');
  const status = fault.statusCode ?? 500;
  // Whatever else Fastify refuses before a handler: an address too long, headers it cannot read.
  const code =
    BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'requete-invalide' : undefined);
  if (code) return answer(code, fault.message ?? code);
  return answer('erreur-interne', 'internal error', { requestId });
}

/** Not wrong but missing: no body, an entry without one of its fields, an empty path parameter. */
function isSansDonnees(error: unknown, { body }: FastifyRequest): boolean {
  const { validation, validationContext } = error as Partial<FastifyError>;
  const [problem] = validation ?? [];
  if (!problem) return false;
  if (validationContext === 'params' || problem.keyword === 'required') return true;
  return validationContext === 'body' && (body === undefined || body === null);
}

/** In words where the specification has them, with its plain apostrophe; see ERREURS_DITES. */
function dire({ status, body }: ErrorAnswer, request: FastifyRequest): ErrorAnswer {
  const dite = ERREURS_DITES.find((code) => code === body.code);
  if (!dite) return { status, body };
  const message = TEXTES_ERREURS[langueOf(request)][dite].replaceAll('’', "'");
  return { status, body: { ...body, message } };
}

function answer(
  code: CodeErreur,
  message: string,
  data: Record<string, unknown> = {},
): ErrorAnswer {
  return { status: ERREURS[code], body: { code, message, data } };
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { sansDonnees } = request.routeOptions.config;
  const found = toErrorAnswer(error, request.id);
  const { status, body } = dire(
    sansDonnees && isSansDonnees(error, request)
      ? answer(sansDonnees, sansDonnees, found.body.data)
      : found,
    request,
  );
  if (status === 503) {
    // One short line each: there are many of them when the database is away.
    request.log.warn({ reason: (error as Error).message }, 'request refused for now');
    const isFile = body.code === 'file-d-attente-pleine';
    void reply.header('retry-after', isFile ? RETRY_AFTER_FILE_S : RETRY_AFTER_S);
  } else if (status >= 500) {
    request.log.error({ err: error }, 'request failed');
  }
  // What is left of the body is not read: the connection is of no use any more.
  if (status === 413) void reply.header('connection', 'close');
  void reply.code(status);
  // Someone looking at a page, or at a file the shop would have written, is answered in words.
  const langue = langueLue(request);
  if (langue) {
    const page = renderErrorPage(langue, body.code, request.id);
    return reply.type('text/html; charset=utf-8').send(page);
  }
  return reply.send(body);
}

/** The language of someone who reads the answer; undefined: a program does. */
function langueLue(request: FastifyRequest): Locale | undefined {
  if (request.routeOptions.url === PAGES_ROUTE) return localeOf(request.url);
  const isProgramme =
    request.url.startsWith('/api/') || !request.headers.accept?.includes('text/html');
  return isProgramme ? undefined : langueOf(request);
}

/** An address that cannot be read: found before any hook, so the answer brings its own headers. */
export function sendBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  // Longer than any name of ours: nothing is there.
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  const { status, body } = answer(isTooLong ? 'introuvable' : 'requete-invalide', error.message);
  void reply
    .code(status)
    .header('x-request-id', request.id)
    .header('content-security-policy', CSP_NOTHING)
    .header('x-content-type-options', 'nosniff');
  if (request.url.startsWith('/api/')) return reply.send(body);
  return reply
    .type('text/html; charset=utf-8')
    .send(renderErrorPage(localeOf(request.url), body.code, request.id));
}

/** Unknown API paths and methods; pages have their own 404. */
export function sendUnknownCall(calls: Calls, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?', 1)[0] ?? '';
  const methods = calls.methodsFor(path);
  if (methods.length === 0) {
    return reply.code(404).send(answer('introuvable', 'no such call').body);
  }
  void reply.header('allow', methods.join(', '));
  return reply.code(405).send(answer('methode-non-permise', 'method not allowed').body);
}
