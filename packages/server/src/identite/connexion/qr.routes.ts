import * as contract from '@comptoir/contract/identite/qr.contract.ts';
import type { Clock } from '../../clock.ts';
import type { Pool } from '../../db/pool.ts';
import { sessionOf } from '../../http/acteur.ts';
import type { Calls } from '../../http/calls.ts';
import {
  hashJeton,
  writeSession,
  type SessionCookie,
  type Sessions,
} from '../../session/session.public.ts';
import { consommerQr } from './consommer-qr.ts';
import { creerQr } from './creer-qr.ts';
import { findEtatQr } from '../mot-de-passe/liens-uniques.sql.ts';
import { titulaireOf } from '../titulaire.ts';

interface Deps {
  pool: Pool;
  clock: Clock;
  sessions: Sessions;
  cookie: SessionCookie;
  /** The address of the shop, as people open it. */
  url: string;
}

export function qrRoutes(calls: Calls, { pool, clock, sessions, cookie, url }: Deps): void {
  calls.handle(contract.creerQr, async ({ acteur, langue }) => {
    return creerQr(pool, url, await titulaireOf(pool, acteur), langue);
  });

  calls.handle(contract.lireQr, async ({ acteur }, { params }) => {
    const { utilisateurId } = await titulaireOf(pool, acteur);
    return { etat: await findEtatQr(pool, hashJeton(params.code), utilisateurId) };
  });

  calls.handle(contract.consommerQr, async ({ acteur, langue }, { params }, http) => {
    if (!http) throw new Error('one signs in over HTTP only');
    const { session, panierMisDeCote } = await consommerQr(
      { pool, clock },
      { sessionId: sessionOf(acteur), code: params.code, langue },
    );
    return { ...(await writeSession(http.reply, session, { sessions, cookie })), panierMisDeCote };
  });
}
