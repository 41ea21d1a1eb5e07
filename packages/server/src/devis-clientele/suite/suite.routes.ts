import * as contract from '@comptoir/contract/devis-clientele/suite-devis.contract.ts';
import type { Calls } from '../../http/calls.ts';
import { cleOf } from '../../http/cle-idempotence.ts';
import { writeEtag } from '../../http/etag.ts';
import type { DepsPanier } from '../../panier/panier.public.ts';
import { acheteurOf, visiteurOf } from '../../http/acteur.ts';
import { exporterDevis } from '../papier/exporter-devis.ts';
import { lecteurOf } from '../qui.ts';
import { lireDevis } from '../vue-devis.ts';
import { commanderDevis } from './commander-devis.ts';
import { readSuite } from './read-suite.ts';

export function suiteRoutes(calls: Calls, deps: DepsPanier): void {
  const { pool, clock } = deps;

  calls.handle(contract.commanderDevisClientele, async (demande, { params }, http) => {
    const ecriture = await commanderDevis(deps, demande, { ...params, cle: cleOf(http?.request) });
    writeEtag(http?.reply, ecriture.version);
    return ecriture;
  });

  calls.handle(contract.exporterDevisClientele, async (demande, { params, query }, http) => {
    const { acteur } = demande;
    const jour = clock.today();
    const devis = await lireDevis(pool, lecteurOf(acteur), { ...params, jour });
    const { compteId } = acheteurOf(acteur);
    const qui = visiteurOf(demande, http);
    return exporterDevis({ db: pool, qui }, { ...devis, compteId }, query.format);
  });

  calls.handle(contract.lireSuiteDevis, ({ acteur }, { params }) =>
    readSuite(pool, acteur, { ...params, jour: clock.today() }),
  );
}
