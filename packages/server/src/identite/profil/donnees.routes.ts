import * as contract from '@comptoir/contract/identite/donnees.contract.ts';
import type { Clock } from '../../clock.ts';
import type { Pool } from '../../db/pool.ts';
import { visiteurOf } from '../../http/acteur.ts';
import type { Calls } from '../../http/calls.ts';
import type { SessionCookie } from '../../session/session.public.ts';
import type { CourriersIdentite } from '../courriers-identite.ts';
import { lireDonnees } from './lire-donnees.ts';
import { supprimerProfil } from './supprimer-profil.ts';
import { titulaireOf } from '../titulaire.ts';

interface Deps {
  pool: Pool;
  clock: Clock;
  cookie: SessionCookie;
  courriers: CourriersIdentite;
}

export function donneesRoutes(calls: Calls, { pool, clock, cookie, courriers }: Deps): void {
  calls.handle(contract.lireDonnees, async (demande, _input, http) => {
    const { acteur, langue } = demande;
    const { email } = await titulaireOf(pool, acteur);
    return lireDonnees(pool, visiteurOf(demande, http), { email, langue, jour: clock.today() });
  });

  calls.handle(contract.supprimerProfil, async ({ acteur }, { body }, http) => {
    const titulaire = await titulaireOf(pool, acteur, http?.request);
    await supprimerProfil(pool, courriers, titulaire, body.motDePasse);
    if (http) cookie.clear(http.reply);
  });
}
