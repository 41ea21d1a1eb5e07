import * as contract from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { EXPORTS_PAR_PAGE } from '@comptoir/contract/exports-catalogue/choix-export.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { acheteurOf } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import type { Shop } from '../shop.ts';
import { annulerExport } from './annuler-export.ts';
import { demanderExport, relancerExport } from './demander-export.ts';
import { direExport, direExports } from './dire-exports.ts';
import { countExports, listExports } from './exports.sql.ts';
import { countArticles } from './perimetre.sql.ts';
import { repeterExport } from './repeter-export.ts';
import { supprimerExport } from './supprimer-export.ts';
import { readExport } from './write-export.ts';

export function exportsRoutes(calls: Calls, shop: Shop): void {
  const { pool, arbre } = shop;

  /** Known by the tree, which is kept: counting them all takes the database a tenth of a second. */
  async function countTout(langue: Locale): Promise<number> {
    const categories = await arbre.list(langue, 1);
    return categories.reduce((sum, { nombre }) => sum + nombre, 0);
  }

  calls.handle(contract.listerExportsCatalogue, async ({ acteur, langue }, { query }) => {
    const { utilisateurId } = acheteurOf(acteur);
    const { etat, page = 1 } = query;
    const limit = EXPORTS_PAR_PAGE;
    const [rows, { tous, ...nombres }] = await Promise.all([
      listExports(pool, utilisateurId, { filtre: etat, limit, offset: (page - 1) * limit }),
      countExports(pool, utilisateurId),
    ]);
    return {
      exports: await direExports(pool, rows, langue),
      total: etat ? nombres[etat] : tous,
      page,
      devise: acteur.devise ?? 'EUR',
      nombres,
    };
  });
  calls.handle(contract.lireExportCatalogue, async (demande, { params }) =>
    direExport(pool, await readExport(pool, demande, params.id), demande.langue),
  );
  calls.handle(contract.compterExportCatalogue, async ({ langue }, { body }) => {
    const { noeudIds: noeuds, marqueIds: marques } = body;
    const isTout = noeuds.length === 0 && marques.length === 0;
    return {
      nombre: isTout ? await countTout(langue) : await countArticles(pool, { noeuds, marques }),
    };
  });
  calls.handle(contract.demanderExportCatalogue, (demande, { body }) =>
    demanderExport(shop, demande, body),
  );
  calls.handle(contract.relancerExportCatalogue, (demande, { params }) =>
    relancerExport(shop, demande, params.id),
  );
  calls.handle(contract.repeterExportCatalogue, (demande, { params, body }) =>
    repeterExport(shop, demande, { ...params, ...body }),
  );
  calls.handle(contract.annulerExportCatalogue, (demande, { params }) =>
    annulerExport(pool, demande, params.id),
  );
  calls.handle(contract.supprimerExportCatalogue, ({ acteur }, { params }) =>
    supprimerExport(pool, acteur, params.id),
  );
}
