/** Everything about who people are: the calls of this capability. */
import type { Calls } from '../http/calls.ts';
import type { DepsPanier } from '../panier/panier.public.ts';
import type { SessionCookie, Sessions } from '../session/session.public.ts';
import { connexionRoutes } from './connexion/connexion.routes.ts';
import { createCourriersIdentite } from './courriers-identite.ts';
import { creationRoutes } from './creation/creation.routes.ts';
import { donneesRoutes } from './profil/donnees.routes.ts';
import { equipeRoutes } from './equipe/equipe.routes.ts';
import { motDePasseRoutes } from './mot-de-passe/mot-de-passe.routes.ts';
import { profilRoutes } from './profil/profil.routes.ts';
import { qrRoutes } from './connexion/qr.routes.ts';
import { societesRoutes } from './connexion/societes.routes.ts';

interface Deps extends DepsPanier {
  sessions: Sessions;
  cookie: SessionCookie;
  /** The address of the shop, as people open it: links of mails and pictures lead there. */
  url: string;
}

export function identiteRoutes(calls: Calls, deps: Deps): void {
  const { pool, url } = deps;
  const avecCourriers = { ...deps, courriers: createCourriersIdentite(url) };
  connexionRoutes(calls, deps);
  profilRoutes(calls, pool);
  motDePasseRoutes(calls, avecCourriers);
  creationRoutes(calls, avecCourriers);
  equipeRoutes(calls, avecCourriers);
  qrRoutes(calls, deps);
  societesRoutes(calls, deps);
  donneesRoutes(calls, avecCourriers);
}
