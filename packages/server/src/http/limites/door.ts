/**
 * Who is let in, and who is told to come back, before anything is done for them. A refusal is
 * written as bytes, past everything an answer goes through: they are what comes in thousands.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { ERREURS } from '@comptoir/contract/http/erreurs.ts';
import { localeOf } from '@comptoir/contract/words/locales.ts';
import type { Log } from '../../db/log.ts';
import { renderErrorPage } from '../error-page.ts';
import type { Metrics } from '../metrics.ts';
import { CSP_NOTHING } from '../csp.ts';
import { addressOf } from './address.ts';
import { createAdmission } from './admission.ts';
import { createBatches } from './batches.ts';
import { createFiles } from './files.ts';
import { createTurns, type Refusal } from './turns.ts';

const BUSY: Refusal = { code: 'service-indisponible', retryAfterS: 3 };
const LOG_EVERY_MS = 10_000;
/** Turns are given when others end; this is for who waits behind what takes long. */
const LOOK_EVERY_MS = 10;
/** A body that is not read to its end ends the connection; one that has arrived need not. */
const SMALL_BODY = 64 * 1024;

/** Pages and calls of an order under way, and of signing in to place one. */
const ORDERING =
  /^\/(?:e[ns]\/)?(?:panier|tunnel|paiement|commande-succes|devis-succes|connexion|api\/(?:panier|piece-ouverte|paiements|session|connexion))(?:[/?-]|$)/;
/** Asked for by who watches over the shop. */
const WATCHED = /^\/(?:healthz|readyz)/;
/** As they lie there, or are kept; a drawing with dimensions is read and drawn each time. */
const FILES = /^\/(?:assets\/|images\/(?!dessins\/))/;
const isAlwaysTaken = (url: string) => WATCHED.test(url) || FILES.test(url);

/** What is given back when an answer begins that lasts, rather than when it ends. */
const held = new WeakMap<FastifyRequest, (() => void)[]>();

function holdUntilClosed(request: FastifyRequest, reply: FastifyReply, end: () => void): void {
  let isHeld = true;
  const release = () => {
    if (isHeld) end();
    isHeld = false;
  };
  held.set(request, [...(held.get(request) ?? []), release]);
  reply.raw.once('close', release);
}

/** For an answer that is open for minutes and costs nothing meanwhile: its places are others'. */
export function leaveDoor(request: FastifyRequest): void {
  for (const release of held.get(request) ?? []) release();
}

interface Deps {
  metrics: Metrics;
  log: Log;
}

export interface Door {
  /** The address has asked for all it may until then, in milliseconds. */
  exceed(request: FastifyRequest, forMs: number): void;
  /** Registered after the hook of the pages kept in memory, which cost nothing. */
  registerAdmission(): void;
}

/** Registered before all other hooks. */
export function registerDoor(app: FastifyInstance, { metrics, log }: Deps): Door {
  const admission = createAdmission();
  const turns = createTurns({ places: admission.places });
  const batches = createBatches();
  const files = createFiles();
  const refused = new Counter({
    name: 'comptoir_refused_total',
    help: 'Requests refused because the server, or their address, had enough to do',
    labelNames: ['limit'],
    registers: [metrics.registry],
  });
  let looking: NodeJS.Timeout | undefined;

  let silentUntil = 0;
  function refuseBusy(request: FastifyRequest, reply: FastifyReply): void {
    refused.inc({ limit: 'server' });
    if (performance.now() > silentUntil) {
      silentUntil = performance.now() + LOG_EVERY_MS;
      log.warn({}, 'requests are refused: more than can be answered in time');
    }
    refuse(request, reply, BUSY);
  }

  function look(): void {
    turns.look();
    if (turns.waiting() > 0) return;
    clearInterval(looking);
    looking = undefined;
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (WATCHED.test(request.url)) return done();
    batches.add({
      begin: () => void (reply.raw.destroyed || done()),
      refuse: () => refuseBusy(request, reply),
    });
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (WATCHED.test(request.url)) return done();
    if (FILES.test(request.url)) {
      reply.raw.once('close', files.take(addressOf(request), done));
      return;
    }
    const end = turns.take(addressOf(request), {
      isOrdering: ORDERING.test(request.url),
      begin: done,
      refuse(refusal) {
        refused.inc({ limit: 'address' });
        refuse(request, reply, refusal);
      },
    });
    // Answered, or gone: both end with it.
    holdUntilClosed(request, reply, end);
    if (turns.waiting() > 0) looking ??= setInterval(look, LOOK_EVERY_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(looking));

  return {
    exceed: (request, forMs) => turns.exceed(addressOf(request), forMs),
    registerAdmission() {
      app.addHook('onRequest', (request, reply, done) => {
        if (isAlwaysTaken(request.url)) return done();
        if (admission.enter(ORDERING.test(request.url))) {
          holdUntilClosed(request, reply, () => admission.leave());
          return done();
        }
        refuseBusy(request, reply);
      });
    },
  };
}

function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): void {
  const { code, retryAfterS } = refusal;
  const isCall = request.url.startsWith('/api/');
  const body = isCall
    ? `{"code":"${code}","message":"too busy","data":{}}`
    : renderErrorPage(localeOf(request.url), code, request.id);
  reply.hijack();
  reply.raw
    .writeHead(ERREURS[code], {
      'retry-after': String(retryAfterS),
      'cache-control': 'no-store',
      'content-security-policy': CSP_NOTHING,
      'content-type': isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
      ...(hasBodyLeft(request) && { connection: 'close' }),
    })
    .end(request.method === 'HEAD' ? undefined : body);
}

function hasBodyLeft({ headers }: FastifyRequest): boolean {
  return (
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > SMALL_BODY
  );
}
