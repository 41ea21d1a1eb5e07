import * as contract from '@comptoir/contract/devis/devis.contract.ts';
import * as commande from '@comptoir/contract/devis/commande-devis.contract.ts';
import { visiteurOf } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import { cleExigee } from '../http/cle-idempotence.ts';
import { accepterDevis } from './commande/accepter-devis.ts';
import { apercevoirCommande } from './commande/apercevoir-commande.ts';
import { exporterListeDevis, filtresOf } from './liste/exporter-liste-devis.ts';
import { listDevis } from './liste/liste.sql.ts';
import type { Deps } from './etat-devis.ts';
import { etudierDevis } from './etudier-devis.ts';
import { lireDevis, readVersionOf, toResume } from './lire-devis.ts';
import { modifierDevis } from './modifier-devis.ts';
import { proposerDevis } from './proposer-devis.ts';
import { refuserDevis } from './refuser-devis.ts';
import { refuserPrix } from './refuser-prix.ts';
import { trancherDevis } from './tranche-devis.ts';

export function devisRoutes(calls: Calls, deps: Deps): void {
  const { pool, clock } = deps;
  calls.handle(contract.listerDevis, async ({ acteur }, { query }) => {
    const { page = 1, tri = '-date', ...filtres } = query;
    const { devis, total } = await listDevis(pool, filtresOf(acteur, filtres, clock.today()), {
      tri,
      limit: contract.DEVIS_PAR_PAGE,
      offset: (page - 1) * contract.DEVIS_PAR_PAGE,
    });
    return { devis: devis.map(toResume), total, page };
  });
  calls.handle(contract.exporterListeDevis, (demande, { query }, http) =>
    exporterListeDevis(deps, demande, { query, qui: visiteurOf(demande, http) }),
  );
  calls.handle(contract.lireDevis, async (demande, { params, query }) =>
    trancherDevis(await lireDevis(deps, demande, params.key), query),
  );
  calls.handle(contract.lireVersionDevis, (demande, { params }) =>
    readVersionOf(deps, demande, params),
  );
  calls.handle(contract.modifierDevis, async (demande, { params, body }) => {
    await modifierDevis(deps, demande, params.key, body);
    return lireDevis(deps, demande, params.key);
  });
  calls.handle(contract.etudierDevis, async (demande, { params }) => {
    await etudierDevis(deps, demande, params.key);
    return lireDevis(deps, demande, params.key);
  });
  calls.handle(contract.proposerDevis, async (demande, { params, body }) => {
    await proposerDevis(deps, demande, params.key, body);
    return lireDevis(deps, demande, params.key);
  });
  calls.handle(commande.apercevoirCommande, (demande, { params, body }) =>
    apercevoirCommande(deps, demande, params.key, body),
  );
  calls.handle(contract.accepterDevis, async (demande, { params, body }, http) => {
    const cle = cleExigee(http?.request);
    return accepterDevis(deps, demande, { key: params.key, cle }, body);
  });
  calls.handle(contract.refuserDevis, async (demande, { params, body }) => {
    await refuserDevis(deps, demande, params.key, body);
    return lireDevis(deps, demande, params.key);
  });
  calls.handle(contract.refuserPrix, async (demande, { params, body }) => {
    await refuserPrix(deps, demande, params, body);
    return lireDevis(deps, demande, params.key);
  });
}
