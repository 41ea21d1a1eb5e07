/** Finds who asks, before any handler runs. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallShape } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE } from '@comptoir/contract/words/locales.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Sessions } from '../session/session.public.ts';
import { ANONYME, type Demande } from './acteur.ts';
import { verifierAcces, type Besoin } from './permission.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the calls of the API; see contract/call.ts. */
    credential?: CallShape['credential'];
    besoin?: Besoin;
    sansDonnees?: CallShape['sansDonnees'];
  }
  interface FastifyRequest {
    demande: Demande | undefined;
  }
}

export function demandeOf(request: FastifyRequest): Demande {
  return request.demande ?? { acteur: ANONYME, langue: langueOf(request) };
}

export function registerSessionHook(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('demande', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const { credential, besoin } = request.routeOptions.config;
    if (credential !== 'bearer' && credential !== 'optional') return;
    // The answer depends on who asks: no cache between us may give it to another.
    void reply.header('cache-control', 'private, no-cache');
    // Nothing said: whoever they are. A bearer that is wrong must not pass for a visitor, who would
    // be
    // shown the prices of nobody instead of their own.
    if (credential === 'optional' && request.headers.authorization === undefined) {
      if (besoin) verifierAcces(ANONYME, besoin);
      return;
    }
    const token = bearerOf(request);
    const found = token ? await sessions.findByBearer(token) : undefined;
    if (!found) {
      // Who was shopping is told why nothing answers any more, and that nothing is lost.
      const compte = token && (await sessions.findSocieteFermee(token));
      throw compte ? refus('acces-desactive', { compte }) : refus('non-authentifie');
    }
    // Before what they sent is even looked at.
    if (besoin) verifierAcces(found.acteur, besoin);
    request.demande = { acteur: found.acteur, langue: langueOf(request) };
    if (found.etatMessages !== null) {
      // `True` as long as some wait; who knows the state already has no need to ask again.
      void reply.header('x-messages', 'True').header('x-messages-etat', found.etatMessages);
    }
  });
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Language of an answer of the API: what the page says, else what the visitor last chose. */
export function langueOf(request: FastifyRequest): Locale {
  const asked = request.headers['accept-language']?.slice(0, 2);
  if (isLocale(asked)) return asked;
  const kept = request.cookies[LOCALE_COOKIE];
  return isLocale(kept) ? kept : DEFAULT_LOCALE;
}
