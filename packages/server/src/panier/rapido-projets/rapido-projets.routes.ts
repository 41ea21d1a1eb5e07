import { refus } from '@comptoir/contract/http/erreurs.ts';
import * as contract from '@comptoir/contract/panier/rapido-projets.contract.ts';
import type { Pool } from '../../db/pool.ts';
import type { Calls } from '../../http/calls.ts';
import { writeEtag } from '../../http/etag.ts';
import { proprietaireOf } from '../panier.sql.ts';
import { versionLue } from '../version.ts';
import { isProjetDuPanier } from './rapido-projets.sql.ts';
import { retirerRapidoProjet } from './retirer-rapido-projet.ts';

export function rapidoProjetsRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.chercherRapidoProjet, async ({ acteur }, { params }) => {
    const isThere = await isProjetDuPanier(pool, proprietaireOf(acteur), params.id);
    if (!isThere) throw refus('introuvable', params);
  });

  calls.handle(contract.retirerRapidoProjet, async ({ acteur }, { params }, http) => {
    const lue = versionLue(http?.request);
    const ecriture = await retirerRapidoProjet(pool, acteur, { ...params, lue });
    writeEtag(http?.reply, ecriture.version);
    return ecriture;
  });
}
