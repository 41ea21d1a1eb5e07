import * as contract from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import type { Calls } from '../http/calls.ts';
import { exporterDepenses } from './exporter-depenses.ts';
import { lireTableauDeBord, readCompteurs, type DepsTableau } from './lire-tableau-de-bord.ts';

export function tableauDeBordRoutes(calls: Calls, deps: DepsTableau): void {
  calls.handle(contract.lireTableauDeBord, (demande, { query }) =>
    lireTableauDeBord(deps, demande, query),
  );
  calls.handle(contract.lireCompteurs, ({ acteur }) =>
    readCompteurs(deps.pool, acteur, deps.clock.today()),
  );
  calls.handle(contract.exporterDepenses, (demande, { query }) =>
    exporterDepenses(deps, demande, query),
  );
}
