/** Quotes of all customers of a delegate, and the one a mail leads to. */
import { parseMontant, roundMontant } from '@comptoir/contract/argent.ts';
import * as contract from '@comptoir/contract/delegue/devis-delegue.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Clock } from '../clock.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import {
  countDevisSuivis,
  findDevisSuivi,
  listDevisSuivis,
  type DevisSuiviRow,
} from './devis-suivis.sql.ts';
import { findPerimetre } from './clients/perimetre.sql.ts';
import { delegueOf } from './clients/perimetre.ts';

interface Deps {
  pool: Pool;
  clock: Clock;
}

export function devisSuivisRoutes(calls: Calls, { pool, clock }: Deps): void {
  calls.handle(contract.listerDevisDelegue, async ({ acteur }, { query }) => {
    const { suivi = 'a-repondre', page = 1 } = query;
    const tri = query.tri ?? (suivi === 'expirent' ? 'validite' : 'date');
    const jour = clock.today();
    const perimetre = await findPerimetre(pool, delegueOf(acteur));
    const [rows, nombres] = await Promise.all([
      listDevisSuivis(pool, perimetre, { suivi, tri, page, jour }),
      countDevisSuivis(pool, perimetre, jour),
    ]);
    const total = suivi === 'expirent' ? nombres.expirent : nombres.aRepondre;
    return { devis: rows.map(toSuivi), total, page, nombres, jour };
  });

  calls.handle(contract.lireDevisDelegue, async ({ acteur }, { params }) => {
    const perimetre = await findPerimetre(pool, delegueOf(acteur));
    const found = await findDevisSuivi(pool, perimetre, {
      key: params.key,
      jour: clock.today(),
    });
    if (!found) throw refus('introuvable');
    const { suivi, ...row } = found;
    if (!suivi) throw refus('hors-portefeuille');
    return toSuivi(row);
  });
}

function toSuivi({ netHT, devise, demandeLe, ...row }: DevisSuiviRow): contract.DevisSuivi {
  return {
    ...row,
    demandeLe: demandeLe.toISOString(),
    netHT: roundMontant(parseMontant(netHT, devise)),
  };
}
