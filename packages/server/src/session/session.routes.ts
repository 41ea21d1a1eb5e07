import {
  choisirMagasinReference,
  lireMagasinReference,
} from '@comptoir/contract/session/magasin-reference.contract.ts';
import { fermerSession, lireSession } from '@comptoir/contract/session/session.contract.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { sessionOf } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import { choisirMagasin } from './choisir-magasin.ts';
import { BEARER_MINUTES } from './durees.ts';
import { newJeton } from './jeton.ts';
import { ouvrirSession } from './ouvrir-session.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Sessions } from './session.public.ts';
import { toSession } from './session-affichee.ts';
import { deleteSession, findMagasin, insertAcces } from './session.sql.ts';

interface Deps {
  pool: Pool;
  sessions: Sessions;
  cookie: SessionCookie;
}

export function sessionRoutes(calls: Calls, { pool, sessions, cookie }: Deps): void {
  calls.handle(lireSession, async ({ langue }, _input, http) => {
    if (!http) throw new Error('the session is read over HTTP only');
    const token = cookie.read(http.request);
    const session = token ? await sessions.findByCookie(token) : undefined;
    void http.reply.header('cache-control', 'no-store');
    if (session) {
      const acces = newJeton();
      const { expireLe } = await insertAcces(
        pool,
        acces.hash,
        session.acteur.sessionId,
        BEARER_MINUTES,
      );
      return toSession(acces.token, expireLe, session);
    }
    const ouverte = await ouvrirSession(pool, langue);
    cookie.write(http.reply, ouverte.token);
    return toSession(ouverte.bearer.token, ouverte.bearer.expireLe);
  });

  calls.handle(fermerSession, async ({ acteur }, _input, http) => {
    const { sessionId } = acteur;
    if (sessionId !== undefined) await transaction(pool, (tx) => deleteSession(tx, sessionId));
    if (http) cookie.clear(http.reply);
  });

  calls.handle(lireMagasinReference, async ({ acteur }) => ({
    magasin: (await findMagasin(pool, sessionOf(acteur))) ?? null,
  }));

  calls.handle(choisirMagasinReference, async ({ acteur }, { body }) => ({
    magasin: await choisirMagasin(pool, sessionOf(acteur), body.magasinId),
  }));
}
