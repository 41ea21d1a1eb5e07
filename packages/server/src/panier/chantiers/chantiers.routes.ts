import * as contract from '@comptoir/contract/panier/chantiers.contract.ts';
import type { Calls } from '../../http/calls.ts';
import { writeEtag } from '../../http/etag.ts';
import type { Deps } from '../lignes/ajouter-articles.ts';
import { lirePanier, toChantiers } from '../lire-panier.ts';
import { modifierChantier } from './modifier-chantier.ts';
import { supprimerChantier } from './supprimer-chantier.ts';
import { versionLue } from '../version.ts';

export function chantiersRoutes(calls: Calls, deps: Deps): void {
  const { pool } = deps;

  calls.handle(
    contract.listerChantiers,
    async (demande, _input, http) => {
      const { version, lignes, situation } = await lirePanier(deps, demande);
      writeEtag(http?.reply, version);
      return toChantiers(lignes, situation.projets);
    },
    'whole',
  );

  calls.handle(contract.modifierChantier, async ({ acteur }, { params, query }, http) => {
    const ecriture = await modifierChantier(pool, acteur, {
      chantierId: params.chantierId,
      champs: query,
      lue: versionLue(http?.request),
    });
    writeEtag(http?.reply, ecriture.version);
    return ecriture;
  });

  calls.handle(contract.supprimerChantier, async ({ acteur }, { params }, http) => {
    const lue = versionLue(http?.request);
    const ecriture = await supprimerChantier(pool, acteur, { ...params, lue });
    writeEtag(http?.reply, ecriture.version);
    return ecriture;
  });
}
