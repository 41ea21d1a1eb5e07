import * as contract from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { acheteurOf, type Demande } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import { writeEtag } from '../http/etag.ts';
import { readIfMatch } from '../http/if-match.ts';
import type { DepsPanier } from '../panier/panier.public.ts';
import { comparerPrix } from './comparer-prix.ts';
import { creerDevis } from './creer-devis.ts';
import type { DepsDevis } from './deps-devis.ts';
import { dupliquerDevis } from './dupliquer-devis.ts';
import { enregistrerDevis } from './enregistrer-devis.ts';
import { envoiRoutes } from './envoi/envoi.routes.ts';
import type { DepsEnvoi } from './envoi/envoyer-devis.ts';
import { findVersion } from './historique.sql.ts';
import { listerDevis } from './lister-devis.ts';
import { logoRoutes } from './logo/logo.routes.ts';
import { lecteurOf } from './qui.ts';
import { reglagesRoutes } from './reglages/reglages.routes.ts';
import { restaurerDevis } from './restaurer-devis.ts';
import { suiteRoutes } from './suite/suite.routes.ts';
import { suivreDevis } from './suivre-devis.ts';
import { supprimerDevis } from './supprimer-devis.ts';
import { findOrRefuse, lireDevis, readEntete } from './vue-devis.ts';

export function devisClienteleRoutes(calls: Calls, deps: DepsDevis & DepsEnvoi & DepsPanier): void {
  const { pool, clock, articles } = deps;
  reglagesRoutes(calls, deps);
  logoRoutes(calls, deps);
  envoiRoutes(calls, deps);
  suiteRoutes(calls, deps);
  const nommer = (id: number) => ({ id, jour: clock.today() });
  const enteteOf = ({ acteur }: Demande, id: number) =>
    readEntete(pool, lecteurOf(acteur), nommer(id));

  calls.handle(contract.listerDevisClientele, (demande, { query }) =>
    listerDevis(deps, demande, query),
  );

  calls.handle(contract.lireDevisClientele, async ({ acteur }, { params }, http) => {
    const devis = await lireDevis(pool, lecteurOf(acteur), nommer(params.id));
    writeEtag(http?.reply, devis.version);
    return devis;
  });

  calls.handle(contract.creerDevisClientele, async (demande, { body }) =>
    enteteOf(demande, await creerDevis(deps, demande, body)),
  );

  calls.handle(contract.enregistrerDevisClientele, async (demande, { params, body }, http) => {
    const lue = readIfMatch(http?.request);
    await enregistrerDevis(pool, demande.acteur, { ...params, ...body, lue });
    const devis = await enteteOf(demande, params.id);
    writeEtag(http?.reply, devis.version);
    return devis;
  });

  calls.handle(contract.supprimerDevisClientele, async (demande, { params }) => {
    const devis = await enteteOf(demande, params.id);
    await supprimerDevis(pool, demande.acteur, params.id);
    return devis;
  });

  calls.handle(contract.restaurerDevisClientele, async (demande, { params }) => {
    await restaurerDevis(pool, demande.acteur, params.id);
    return enteteOf(demande, params.id);
  });

  calls.handle(contract.dupliquerDevisClientele, async (demande, { params, body }) =>
    enteteOf(demande, await dupliquerDevis(deps, demande, { ...params, ...body })),
  );

  calls.handle(contract.suivreDevisClientele, async (demande, { params, body }, http) => {
    await suivreDevis(pool, demande.acteur, { ...params, ...body });
    const devis = await enteteOf(demande, params.id);
    writeEtag(http?.reply, devis.version);
    return devis;
  });

  calls.handle(contract.comparerPrixDevis, async (demande, { params }) => {
    const { document } = await findOrRefuse(pool, lecteurOf(demande.acteur), nommer(params.id));
    return { changes: await comparerPrix(articles, demande, document) };
  });

  calls.handle(contract.lireVersionDevis, async ({ acteur }, { params }) => {
    const version = await findVersion(pool, acheteurOf(acteur).compteId, params);
    if (!version) throw refus('introuvable', params);
    return version;
  });
}
