import * as contract from '@comptoir/contract/listes-achats/export-liste.contract.ts';
import { visiteurOf } from '../../http/acteur.ts';
import type { Calls } from '../../http/calls.ts';
import { exporterListe, type DepsExport } from './exporter-liste.ts';

export function exportsRoutes(calls: Calls, deps: DepsExport): void {
  calls.handle(contract.exporterListe, (demande, { params, query }, http) =>
    exporterListe(deps, demande, { id: params.id, query, qui: visiteurOf(demande, http) }),
  );
}
