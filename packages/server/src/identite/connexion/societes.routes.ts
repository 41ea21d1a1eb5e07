import * as contract from '@comptoir/contract/identite/societes.contract.ts';
import type { Pool } from '../../db/pool.ts';
import type { Calls } from '../../http/calls.ts';
import { writeSession, type SessionCookie, type Sessions } from '../../session/session.public.ts';
import { changerSociete } from './changer-societe.ts';
import { listComptesOf } from '../personnes.sql.ts';
import { titulaireOf } from '../titulaire.ts';

interface Deps {
  pool: Pool;
  sessions: Sessions;
  cookie: SessionCookie;
}

export function societesRoutes(calls: Calls, { pool, sessions, cookie }: Deps): void {
  calls.handle(contract.listerSocietes, async ({ acteur }) => {
    const { email } = await titulaireOf(pool, acteur);
    return { societes: await listComptesOf(pool, email) };
  });

  calls.handle(contract.changerSociete, async ({ acteur }, { body }, http) => {
    if (!http) throw new Error('one changes company over HTTP only');
    const titulaire = await titulaireOf(pool, acteur);
    const session = await changerSociete(pool, titulaire, body.utilisateurId);
    return writeSession(http.reply, session, { sessions, cookie });
  });
}
