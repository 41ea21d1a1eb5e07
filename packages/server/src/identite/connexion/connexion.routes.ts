import { connecter as contract } from '@comptoir/contract/identite/connexion.contract.ts';
import { sessionOf } from '../../http/acteur.ts';
import type { Calls } from '../../http/calls.ts';
import type { DepsPanier } from '../../panier/panier.public.ts';
import { writeSession, type SessionCookie, type Sessions } from '../../session/session.public.ts';
import { connecter } from './connecter.ts';
import { addressOf } from '../../http/limites/address.ts';

/** Baskets are chosen between when people sign in. */
interface Deps extends DepsPanier {
  sessions: Sessions;
  cookie: SessionCookie;
}

export function connexionRoutes(calls: Calls, deps: Deps): void {
  calls.handle(contract, async ({ acteur, langue }, { body }, http) => {
    if (!http) throw new Error('one signs in over HTTP only');
    const session = await connecter(deps, {
      ...body,
      langue,
      sessionId: sessionOf(acteur),
      adresse: addressOf(http.request),
    });
    return writeSession(http.reply, session, deps);
  });
}
