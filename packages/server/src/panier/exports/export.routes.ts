import { exporterPanier } from '@comptoir/contract/panier/export.contract.ts';
import { visiteurOf } from '../../http/acteur.ts';
import type { Calls } from '../../http/calls.ts';
import type { Deps } from '../lignes/ajouter-articles.ts';
import { lirePanier } from '../lire-panier.ts';
import { readGoodiesPris } from '../promotions/read-goodies.ts';
import { findClient } from './client.sql.ts';
import { exporter } from './panier-exporte.ts';
import { writeExport } from './write-export.ts';

export interface ExportDeps extends Deps {
  /** Public address of the shop, before which those of pictures stand. */
  url: string;
}

export function exportRoutes(calls: Calls, deps: ExportDeps): void {
  calls.handle(exporterPanier, async (demande, { query }, http) => {
    const { acteur, langue } = demande;
    const lu = await lirePanier(deps, demande);
    const [client, cadeaux] = await Promise.all([
      acteur.compteId === undefined ? undefined : findClient(deps.pool, acteur.compteId),
      readGoodiesPris(deps.pool, lu, langue),
    ]);
    const panier = exporter(lu, demande, { url: deps.url, query, client, cadeaux });
    return writeExport(deps, { panier, query, qui: visiteurOf(demande, http) });
  });
}
