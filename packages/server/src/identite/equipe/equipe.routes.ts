import * as contract from '@comptoir/contract/identite/equipe.contract.ts';
import type { Pool } from '../../db/pool.ts';
import type { Calls } from '../../http/calls.ts';
import type { CourriersIdentite } from '../courriers-identite.ts';
import { listEquipe } from './equipe.sql.ts';
import { inviter } from './inviter.ts';
import { repondreDemande } from '../creation/repondre-demande.ts';
import { titulaireOf } from '../titulaire.ts';

interface Deps {
  pool: Pool;
  courriers: CourriersIdentite;
}

/** Each is of the company of who asks: no call names another. */
export function equipeRoutes(calls: Calls, { pool, courriers }: Deps): void {
  calls.handle(contract.listerEquipe, async ({ acteur }) =>
    listEquipe(pool, (await titulaireOf(pool, acteur)).compte.id),
  );
  calls.handle(contract.inviter, async ({ acteur, langue }, { body }, http) =>
    inviter(pool, courriers, await titulaireOf(pool, acteur, http?.request), body, langue),
  );
  calls.handle(contract.repondreDemande, async ({ acteur }, { params, body }) =>
    repondreDemande(pool, courriers, await titulaireOf(pool, acteur), { ...params, ...body }),
  );
}
