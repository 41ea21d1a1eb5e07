/** Calls, services and renewals asked for by all customers of a delegate. */
import * as contract from '@comptoir/contract/delegue/demandes-delegue.contract.ts';
import type { Clock } from '../../clock.ts';
import type { Pool } from '../../db/pool.ts';
import type { Calls } from '../../http/calls.ts';
import { findPerimetre } from '../clients/perimetre.sql.ts';
import { delegueOf } from '../clients/perimetre.ts';
import {
  countDemandesSuivies,
  listDemandesSuivies,
  type DemandeRow,
} from './demandes-suivies.sql.ts';
import { suivreDemande } from './suivre-demande.ts';

interface Deps {
  pool: Pool;
  clock: Clock;
}

export function demandesSuiviesRoutes(calls: Calls, deps: Deps): void {
  const { pool, clock } = deps;

  calls.handle(contract.listerDemandesDelegue, async ({ acteur, langue }, { query }) => {
    const { suivi = 'a-faire', page = 1 } = query;
    const perimetre = await findPerimetre(pool, delegueOf(acteur));
    const [rows, nombres] = await Promise.all([
      listDemandesSuivies(pool, perimetre, { suivi, page, langue }),
      countDemandesSuivies(pool, perimetre),
    ]);
    const total = suivi === 'faites' ? nombres.faites : nombres.aFaire;
    return { demandes: rows.map(toSuivie), total, page, nombres, jour: clock.today() };
  });

  calls.handle(contract.suivreDemande, async (demande, { params, body }) =>
    toSuivie(await suivreDemande(deps, demande, { ...params, ...body })),
  );
}

function toSuivie({ le, faitLe, faitPar, ...row }: DemandeRow): contract.DemandeSuivie {
  return {
    ...row,
    le: le.toISOString(),
    faitLe: faitLe?.toISOString() ?? null,
    faitPar: faitPar || null,
  };
}
