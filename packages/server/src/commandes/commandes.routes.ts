import * as contract from '@comptoir/contract/commandes/commandes.contract.ts';
import { visiteurOf, type Demande } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import type { DepsPanier, Tranche } from '../panier/panier.public.ts';
import { annulerCommande } from './suivi/annuler-commande.ts';
import { approbationRoutes } from './approbation/approbation.routes.ts';
import { exporterCommandes } from './exporter-commandes.ts';
import { lireCommande } from './lire-commande.ts';
import { listerCommandes } from './lister-commandes.ts';
import { recommander } from './recommander.ts';
import { refuserCommande } from './approbation/refuser-commande.ts';
import { trancherCommande } from './tranche-commande.ts';
import { validerCommande } from './approbation/valider-commande.ts';

export function commandesRoutes(calls: Calls, deps: DepsPanier): void {
  const { pool, clock } = deps;

  calls.handle(contract.listerCommandes, ({ acteur }, { query }) =>
    listerCommandes(pool, acteur, query),
  );
  calls.handle(contract.exporterCommandes, (demande, { query }, http) =>
    exporterCommandes(pool, demande, {
      query,
      instant: clock.now(),
      qui: visiteurOf(demande, http),
    }),
  );
  const read = async (demande: Demande, key: string, tranche: Partial<Tranche>) =>
    trancherCommande(await lireCommande(deps, demande, key), tranche);

  calls.handle(contract.lireCommande, (demande, { params, query }) =>
    read(demande, params.key, query),
  );
  calls.handle(contract.recommander, (demande, { params, body }) =>
    recommander(deps, demande, { cle: params.key, ligneIds: body.lignes }),
  );
  calls.handle(contract.validerCommande, async (demande, { params, query, body }) => {
    const { lignes = [] } = body;
    const voulue = { cle: params.key, lignes, langue: demande.langue };
    await validerCommande(deps, demande.acteur, voulue);
    return read(demande, params.key, query);
  });
  calls.handle(contract.refuserCommande, async (demande, { params, query, body }) => {
    const { motif } = body;
    await refuserCommande(pool, demande.acteur, { cle: params.key, motif }, clock.now());
    return read(demande, params.key, query);
  });
  calls.handle(contract.annulerCommande, async (demande, { params, query }) => {
    await annulerCommande(pool, demande.acteur, params.key, clock.now());
    return read(demande, params.key, query);
  });
  approbationRoutes(calls, deps);
}
