import { controlerPanier as controler } from '@comptoir/contract/panier/controles.contract.ts';
import { typeDemande } from '@comptoir/contract/type-document.ts';
import * as contract from '@comptoir/contract/panier/panier.contract.ts';
import { writeEtag } from '../http/etag.ts';
import type { Calls } from '../http/calls.ts';
import type { Deps } from './lignes/ajouter-articles.ts';
import { chantiersRoutes } from './chantiers/chantiers.routes.ts';
import { controlerPanier } from './controler-panier.ts';
import { lignesRoutes } from './lignes/lignes.routes.ts';
import { lirePanier, toPanier } from './lire-panier.ts';
import { modifierPanier } from './modifier-panier.ts';
import { promotionsRoutes } from './promotions/promotions.routes.ts';
import { rapidoProjetsRoutes } from './rapido-projets/rapido-projets.routes.ts';
import { versionLue } from './version.ts';
import { trancher } from './tranche.ts';
import { viderPanier } from './vider-panier.ts';

export function panierRoutes(calls: Calls, deps: Deps): void {
  const { pool } = deps;
  lignesRoutes(calls, deps);
  chantiersRoutes(calls, deps);
  promotionsRoutes(calls, deps);
  rapidoProjetsRoutes(calls, pool);

  calls.handle(
    contract.lirePanier,
    async (demande, { query }, http) => {
      const lu = await lirePanier(deps, demande);
      writeEtag(http?.reply, lu.version);
      const { depuis = 0, nombre } = query;
      return trancher(toPanier(lu, demande), { depuis, nombre });
    },
    'kept',
  );

  calls.handle(
    contract.listerArticlesPanier,
    async (demande, { query: { dernieres } }, http) => {
      const { version, lignes } = await lirePanier(deps, demande);
      writeEtag(http?.reply, version);
      const voulues =
        dernieres === undefined
          ? lignes
          : lignes.toSorted((a, b) => b.row.ligneId - a.row.ligneId).slice(0, dernieres);
      return voulues.map(({ row: { chantierId }, ligne }) => ({ chantierId, ...ligne }));
    },
    'whole',
  );

  calls.handle(
    contract.lireTarifPanier,
    async (demande, _input, http) => {
      const { version, tarif } = await lirePanier(deps, demande);
      writeEtag(http?.reply, version);
      return tarif;
    },
    'whole',
  );

  calls.handle(contract.modifierPanier, async ({ acteur }, { query }, http) => {
    const ecriture = await modifierPanier(pool, acteur, {
      ...query,
      type: query.type && typeDemande(query.type),
      lue: versionLue(http?.request),
    });
    writeEtag(http?.reply, ecriture.version);
    return ecriture;
  });

  calls.handle(contract.viderPanier, async ({ acteur }, _input, http) => {
    const ecriture = await viderPanier(pool, acteur, versionLue(http?.request));
    writeEtag(http?.reply, ecriture.version);
    return ecriture;
  });

  calls.handle(controler, async (demande) => ({ messages: await controlerPanier(deps, demande) }));
}
