import * as contract from '@comptoir/contract/devis-clientele/envoi-devis.contract.ts';
import type { Calls } from '../../http/calls.ts';
import { writeEtag } from '../../http/etag.ts';
import { addressOf } from '../../http/limites/address.ts';
import { lecteurOf } from '../qui.ts';
import { lireDevis } from '../vue-devis.ts';
import { accepterDevis } from './accepter-devis.ts';
import { imprimerDevisRecu } from './imprimer-devis-recu.ts';
import { envoyerDevis, type DepsEnvoi } from './envoyer-devis.ts';
import { lireDevisRecu } from './lire-devis-recu.ts';
import { noterLecture } from './noter-lecture.ts';
import { questionnerDevis } from './questionner-devis.ts';
import { refuserDevis } from './refuser-devis.ts';
import { revoquerLien } from './revoquer-lien.ts';

export function envoiRoutes(calls: Calls, deps: DepsEnvoi): void {
  const { pool, clock } = deps;
  const jour = () => clock.today();

  calls.handle(contract.envoyerDevisClientele, async ({ acteur }, { params, body }, http) => {
    const adresse = addressOf(http?.request);
    const lien = await envoyerDevis(deps, acteur, { ...params, ...body, adresse });
    const devis = await lireDevis(pool, lecteurOf(acteur), { ...params, jour: jour() });
    writeEtag(http?.reply, devis.version);
    return { ...devis, lien };
  });

  calls.handle(contract.revoquerLienDevis, async ({ acteur }, { params }) => {
    await revoquerLien(pool, acteur, params.id);
    return lireDevis(pool, lecteurOf(acteur), { ...params, jour: jour() });
  });

  calls.handle(contract.lireDevisRecu, (_demande, { params }) =>
    lireDevisRecu(pool, { ...params, jour: jour() }),
  );

  calls.handle(contract.imprimerDevisRecu, (_demande, { params }, http) =>
    imprimerDevisRecu(pool, {
      ...params,
      jour: jour(),
      qui: `adresse ${addressOf(http?.request)}`,
    }),
  );

  calls.handle(contract.ouvrirDevisRecu, (_demande, { params }) =>
    noterLecture(pool, { ...params, jour: jour() }),
  );

  calls.handle(contract.questionnerDevisRecu, async (_demande, { params, body }, http) => {
    await questionnerDevis(deps, { ...params, ...body, adresse: addressOf(http?.request) });
    return lireDevisRecu(pool, { ...params, jour: jour() });
  });

  calls.handle(contract.accepterDevisRecu, async (_demande, { params, body }) => {
    await accepterDevis(deps, { ...params, ...body });
    return lireDevisRecu(pool, { ...params, jour: jour() });
  });

  calls.handle(contract.refuserDevisRecu, async (_demande, { params, body }) => {
    await refuserDevis(deps, { ...params, ...body });
    return lireDevisRecu(pool, { ...params, jour: jour() });
  });
}
