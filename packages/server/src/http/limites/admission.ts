/**
 * How much is taken on at a time. A request let in is answered soon; one more than can be is told
 * so at once, with when to come back, instead of waiting among a thousand others. Who is ordering
 * comes before who is looking around.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { localeOf } from '@comptoir/contract/words/locales.ts';
import type { Log } from '../../db/log.ts';
import { renderErrorPage } from '../error-page.ts';
import type { Metrics } from '../metrics.ts';
import { CSP_NOTHING } from '../security.ts';

/** What is let in is meant to be answered within this. */
const WAIT_S = 1.2;
/** Let in whatever was measured: a burst after a quiet moment. */
const AT_LEAST = 80;
/** The part of the places that anybody may take; the others are kept for orders. */
const PART_OF_ALL = 0.75;
/** Over which the pace is measured. */
const WINDOW_MS = 500;
const RETRY_AFTER_S = 3;
const LOG_EVERY_MS = 10_000;

export interface Admission {
  /** False: it has to be refused. Whoever is let in leaves once. */
  enter(isOrdering: boolean): boolean;
  leave(): void;
}

/** As many at a time as were answered lately within the time one may wait. */
export function createAdmission(now: () => number = () => performance.now()): Admission {
  let inside = 0;
  let done = 0;
  let since = now();
  let pace = 0;

  function places(): number {
    const elapsed = now() - since;
    if (elapsed >= WINDOW_MS) {
      const latest = (done * 1000) / elapsed;
      // Rises at once and falls slowly: a moment without requests says nothing of what can be done.
      pace = Math.max(latest, pace * 0.8 ** (elapsed / WINDOW_MS));
      done = 0;
      since = now();
    }
    return Math.max(AT_LEAST, pace * WAIT_S);
  }

  return {
    enter(isOrdering) {
      if (inside >= places() * (isOrdering ? 1 : PART_OF_ALL)) return false;
      inside++;
      return true;
    },
    leave() {
      inside--;
      done++;
    },
  };
}

/** Pages and calls of an order under way, and of signing in to place one. */
const ORDERING =
  /^\/(?:e[ns]\/)?(?:panier|tunnel|paiement|commande-succes|devis-succes|connexion|api\/(?:panier|piece-ouverte|paiements|session|connexion))(?:[/?-]|$)/;
/** Cheap, or asked for by who watches over the shop. */
const ALWAYS = /^\/(?:assets\/|images\/|healthz|readyz)/;

interface Deps {
  metrics: Metrics;
  log: Log;
}

/** Registered before all hooks but that of the pages kept in memory, which cost nothing. */
export function registerAdmission(app: FastifyInstance, { metrics, log }: Deps): void {
  const admission = createAdmission();
  const refused = new Counter({
    name: 'comptoir_refused_total',
    help: 'Requests refused because the server had enough to do',
    registers: [metrics.registry],
  });
  let silentUntil = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (ALWAYS.test(request.url)) return done();
    if (!admission.enter(ORDERING.test(request.url))) {
      refused.inc();
      if (performance.now() > silentUntil) {
        silentUntil = performance.now() + LOG_EVERY_MS;
        log.warn({}, 'requests are refused: more than can be answered in time');
      }
      return void sendBusy(request, reply);
    }
    // Answered, or gone: both end with it.
    reply.raw.once('close', () => admission.leave());
    done();
  });
}

function sendBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply
    .code(503)
    .header('retry-after', RETRY_AFTER_S)
    .header('cache-control', 'no-store')
    .header('content-security-policy', CSP_NOTHING);
  if (request.url.startsWith('/api/')) {
    return reply.send({ code: 'service-indisponible', message: 'too busy', data: {} });
  }
  return reply
    .type('text/html; charset=utf-8')
    .send(renderErrorPage(localeOf(request.url), 'service-indisponible', request.id));
}
