import * as contract from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import { acheteurOf } from '../../http/acteur.ts';
import type { Calls } from '../../http/calls.ts';
import type { DepsDevis } from '../deps-devis.ts';
import { listClients } from './bibliotheque.sql.ts';
import { enregistrerReglages } from './enregistrer-reglages.ts';
import { garderClient } from './garder-client.ts';
import { garderOuvrage } from './garder-ouvrage.ts';
import { readReglages } from './read-reglages.ts';
import { listerOuvrages } from './lister-ouvrages.ts';
import { oublier } from './oublier.ts';

export function reglagesRoutes(calls: Calls, deps: DepsDevis): void {
  const { pool } = deps;

  calls.handle(contract.lireReglagesDevis, ({ acteur }) =>
    readReglages(pool, acheteurOf(acteur).compteId),
  );

  calls.handle(contract.enregistrerReglagesDevis, ({ acteur }, { body }) =>
    enregistrerReglages(pool, acteur, body),
  );

  calls.handle(contract.listerClientsDevis, async ({ acteur }, { query: { recherche = '' } }) => {
    const mots = recherche.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = await listClients(pool, acheteurOf(acteur).compteId, mots);
    return rows.map(({ id, fiche }) => ({ id, ...fiche }));
  });

  calls.handle(contract.garderClientDevis, ({ acteur }, { body }) =>
    garderClient(pool, acteur, body),
  );

  calls.handle(contract.supprimerClientDevis, ({ acteur }, { params }) =>
    oublier(pool, acteur, { quoi: 'client', ...params }),
  );

  calls.handle(contract.listerOuvrages, (demande) => listerOuvrages(deps, demande));

  calls.handle(contract.garderOuvrage, ({ acteur }, { body }) => garderOuvrage(pool, acteur, body));

  calls.handle(contract.supprimerOuvrage, ({ acteur }, { params }) =>
    oublier(pool, acteur, { quoi: 'ouvrage', ...params }),
  );
}
