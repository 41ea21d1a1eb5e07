/** One request of each call of exports of the catalogue that is recorded in the journal. */
import type { ExportCatalogue } from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { sql } from '../../src/db/sql.ts';
import type { Visitor } from '../visitors.ts';
import { envoi, read, type Equipe } from './equipe.ts';

const EXPORTS = '/api/exports-catalogue';

export function exemplesExports({ pool }: Equipe) {
  const poster = async (who: Visitor) => {
    // Two at a time: those of the examples before are out of the way.
    await pool.execute(sql`update export_catalogue set etat = 'annule' where etat = 'en-attente'`);
    const choix = { langue: 'fr', prix: true, stock: false, format: 'csv', frequence: 'aucune' };
    return who.call('POST', EXPORTS, envoi({ noeudIds: [], marqueIds: [], ...choix }));
  };
  const chemin = async (who: Visitor) =>
    `${EXPORTS}/${(await read<ExportCatalogue>(poster(who))).id}`;
  return {
    'POST /api/exports-catalogue': poster,
    'POST /api/exports-catalogue/{id}/relancer': async (who: Visitor) =>
      who.call('POST', `${await chemin(who)}/relancer`),
    'POST /api/exports-catalogue/{id}/annuler': async (who: Visitor) =>
      who.call('POST', `${await chemin(who)}/annuler`),
    'PATCH /api/exports-catalogue/{id}': async (who: Visitor) =>
      who.call('PATCH', await chemin(who), envoi({ frequence: 'mensuelle' })),
    'DELETE /api/exports-catalogue/{id}': async (who: Visitor) =>
      who.call('DELETE', await chemin(who)),
  };
}
