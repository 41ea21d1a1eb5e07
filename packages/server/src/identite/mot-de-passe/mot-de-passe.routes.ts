import * as contract from '@comptoir/contract/identite/mot-de-passe.contract.ts';
import type { Pool } from '../../db/pool.ts';
import type { Calls } from '../../http/calls.ts';
import { writeSession, type SessionCookie, type Sessions } from '../../session/session.public.ts';
import { changerMotDePasse } from './changer-mot-de-passe.ts';
import type { CourriersIdentite } from '../courriers-identite.ts';
import { demanderReinitialisation } from './demander-reinitialisation.ts';
import { reinitialiserMotDePasse } from './reinitialiser-mot-de-passe.ts';
import { readLien } from './lien-unique.ts';
import { titulaireOf } from '../titulaire.ts';
import { addressOf } from '../../http/limites/address.ts';

interface Deps {
  pool: Pool;
  sessions: Sessions;
  cookie: SessionCookie;
  courriers: CourriersIdentite;
}

export function motDePasseRoutes(calls: Calls, { pool, sessions, cookie, courriers }: Deps): void {
  calls.handle(contract.demanderReinitialisation, async ({ langue }, { body }, http) => {
    const { identifiant } = body;
    await demanderReinitialisation(pool, { identifiant, langue }, addressOf(http?.request));
  });

  calls.handle(contract.verifierReinitialisation, async (_demande, { body }) => {
    await readLien(pool, ['reinitialisation'], body.jeton);
  });

  calls.handle(contract.reinitialiserMotDePasse, ({ langue }, { body }) =>
    reinitialiserMotDePasse(pool, courriers, { ...body, langue }),
  );

  calls.handle(contract.changerMotDePasse, async ({ acteur }, { body }, http) => {
    if (!http) throw new Error('a password is changed over HTTP only');
    const titulaire = await titulaireOf(pool, acteur, http.request);
    const session = await changerMotDePasse(pool, courriers, titulaire, body);
    return writeSession(http.reply, session, { sessions, cookie });
  });
}
