import { connecter as contract } from '@comptoir/contract/identite/connexion.contract.ts';
import type { Pool } from '../db/pool.ts';
import { sessionOf } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import { toSession, type SessionCookie, type Sessions } from '../session/session.public.ts';
import { connecter } from './connecter.ts';

interface Deps {
  pool: Pool;
  sessions: Sessions;
  cookie: SessionCookie;
}

export function connexionRoutes(calls: Calls, { pool, sessions, cookie }: Deps): void {
  calls.handle(contract, async ({ acteur, langue }, { body }, http) => {
    if (!http) throw new Error('one signs in over HTTP only');
    const { token, bearer, heures } = await connecter(pool, {
      ...body,
      langue,
      sessionId: sessionOf(acteur),
      adresse: http.request.ip,
    });
    cookie.write(http.reply, token, heures);
    void http.reply.header('cache-control', 'no-store');
    return toSession(bearer.token, bearer.expireLe, await sessions.findByCookie(token));
  });
}
