import * as comptes from '@comptoir/contract/delegue/comptes.contract.ts';
import * as tournee from '@comptoir/contract/delegue/tournee.contract.ts';
import * as utilisateurs from '@comptoir/contract/delegue/utilisateurs.contract.ts';
import type { Clock } from '../clock.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import type { Position, ReadLieux } from '../magasins/magasins.public.ts';
import { writeSession, type SessionCookie, type Sessions } from '../session/session.public.ts';
import { choisirUtilisateur } from './clients/choisir-utilisateur.ts';
import { epinglerCompte } from './clients/epingler-compte.ts';
import { readFiche } from './clients/read-fiche.ts';
import { listerComptes } from './clients/lister-comptes.ts';
import { delegueOf, verifierCompte } from './clients/perimetre.ts';
import { renvoyerIdentifiants } from './renvoyer-identifiants.ts';
import { listUtilisateurs } from './clients/utilisateurs.sql.ts';
import { lireTournee } from './tournee/lire-tournee.ts';

interface Deps {
  pool: Pool;
  clock: Clock;
  sessions: Sessions;
  cookie: SessionCookie;
  lieux: ReadLieux;
  url: string;
}

/** The customers of a delegate, and the person they act for. */
export function delegueRoutes(calls: Calls, deps: Deps): void {
  const { pool, lieux } = deps;

  calls.handle(comptes.listerComptes, async ({ acteur }, { query }) => {
    const { recherche, liste = 'tous', page = 1 } = query;
    const demande = { recherche, liste, page, position: positionOf(query) };
    const trouves = await listerComptes({ db: pool, lieux }, delegueOf(acteur), demande);
    return { ...trouves, page };
  });

  calls.handle(tournee.lireTournee, ({ acteur, langue }, { query }) => {
    const { raison, page = 1 } = query;
    const demande = {
      raison,
      page,
      position: positionOf(query),
      langue,
      maintenant: deps.clock.now(),
    };
    return lireTournee({ db: pool, lieux }, delegueOf(acteur), demande);
  });

  calls.handle(comptes.lireFicheClient, ({ acteur, langue }, { params }) =>
    readFiche(pool, delegueOf(acteur), params.id, { langue, jour: deps.clock.today() }),
  );

  calls.handle(comptes.epinglerCompte, ({ acteur }, { params, body }) =>
    epinglerCompte(pool, delegueOf(acteur), params.id, body.epingle),
  );

  calls.handle(utilisateurs.listerUtilisateurs, async ({ acteur }, { query }) => {
    const compteId = query.compteId ?? acteur.compteId;
    if (compteId === undefined) return [];
    await verifierCompte(pool, delegueOf(acteur), compteId);
    return listUtilisateurs(pool, compteId);
  });

  calls.handle(utilisateurs.choisirUtilisateur, async ({ acteur }, { body }, http) => {
    if (!http) throw new Error('one changes who one acts for over HTTP only');
    const session = await choisirUtilisateur(pool, acteur, body.utilisateurId);
    return writeSession(http.reply, session, deps);
  });

  calls.handle(utilisateurs.renvoyerIdentifiants, ({ acteur }, { body }) =>
    renvoyerIdentifiants(deps, acteur, body),
  );
}

function positionOf({
  latitude,
  longitude,
}: {
  latitude?: number;
  longitude?: number;
}): Position | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
