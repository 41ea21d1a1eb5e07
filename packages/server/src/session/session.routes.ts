import {
  choisirMagasinReference,
  lireMagasinReference,
} from '@comptoir/contract/session/magasin-reference.contract.ts';
import * as contract from '@comptoir/contract/session/session.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Clock } from '../clock.ts';
import type { Pool } from '../db/pool.ts';
import { sessionOf } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import { direMagasin, type ReadLieux } from '../magasins/magasins.public.ts';
import { choisirMagasin } from './choisir-magasin.ts';
import { BEARER_MINUTES } from './durees.ts';
import { fermerSession } from './fermer-session.ts';
import { hashJeton, newJeton } from './jeton.ts';
import { ouvrirSession } from './ouvrir-session.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Sessions } from './session-trouvee.ts';
import { toSession } from './session-affichee.ts';
import { findMagasin, insertAccesParCookie } from './session.sql.ts';

interface Deps {
  pool: Pool;
  sessions: Sessions;
  cookie: SessionCookie;
  lieux: ReadLieux;
  clock: Clock;
}

export function sessionRoutes(calls: Calls, deps: Deps): void {
  const { pool, sessions, cookie } = deps;
  calls.handle(contract.lireSession, async ({ langue }, _input, http) => {
    if (!http) throw new Error('the session is read over HTTP only');
    const token = cookie.read(http.request);
    const session = token ? await sessions.findByCookie(token) : undefined;
    void http.reply.header('cache-control', 'no-store');
    if (token && session) {
      const acces = newJeton();
      const ouvert = await insertAccesParCookie(pool, acces.hash, hashJeton(token), BEARER_MINUTES);
      // Another tab changed whom the session stands for, between the two: its cookie is on its way.
      if (!ouvert) throw refus('non-authentifie');
      return toSession(acces.token, ouvert.expireLe, session);
    }
    const ouverte = await ouvrirSession(pool, langue);
    cookie.write(http.reply, ouverte.token);
    return toSession(ouverte.bearer.token, ouverte.bearer.expireLe);
  });

  calls.handle(contract.fermerSession, async ({ acteur }, _input, http) => {
    await fermerSession(pool, acteur);
    if (http) cookie.clear(http.reply);
  });

  calls.handle(lireMagasinReference, async ({ acteur }) => {
    const choisi = await findMagasin(pool, sessionOf(acteur));
    return { magasin: (choisi && (await dire(choisi.id))) ?? null };
  });

  calls.handle(choisirMagasinReference, async ({ acteur }, { body: { magasinId } }) => {
    const magasin = await dire(magasinId);
    if (!magasin) throw refus('introuvable');
    await choisirMagasin(pool, acteur, magasinId);
    return { magasin };
  });

  async function dire(magasinId: number) {
    return direMagasin(await deps.lieux(), magasinId, deps.clock.now());
  }
}
