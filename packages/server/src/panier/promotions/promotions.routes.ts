import * as coupons from '@comptoir/contract/panier/coupon.contract.ts';
import * as goodies from '@comptoir/contract/panier/goodies.contract.ts';
import { controlerPromotionsPanier } from '@comptoir/contract/panier/promotions-panier.contract.ts';
import type { Calls } from '../../http/calls.ts';
import { writeEtag } from '../../http/etag.ts';
import type { Deps } from '../lignes/ajouter-articles.ts';
import { lirePanier } from '../lire-panier.ts';
import { attacherCoupon } from './attacher-coupon.ts';
import { choisirVariante, findGagne } from './choisir-variante.ts';
import { controlerPromotions } from './controler-promotions.ts';
import { imageOf, toVariante, varianteChoisie } from './goodies-gagnes.ts';
import { listChoix } from './goodies.sql.ts';
import { readGoodies } from './read-goodies.ts';
import { retirerCoupon } from './retirer-coupon.ts';
import { addressOf } from '../../http/limites/address.ts';

export function promotionsRoutes(calls: Calls, deps: Deps): void {
  const { pool } = deps;

  calls.handle(controlerPromotionsPanier, (demande, { query }) =>
    controlerPromotions(deps, demande, { accepter: query.accepter ?? false }),
  );

  calls.handle(coupons.controlerCoupon, async (demande, { query }, http) => {
    const adresse = addressOf(http?.request);
    const ecriture = await attacherCoupon(deps, demande, { code: query.code, adresse });
    writeEtag(http?.reply, ecriture.version);
    return ecriture;
  });

  calls.handle(coupons.retirerCoupon, async ({ acteur }, _input, http) => {
    const ecriture = await retirerCoupon(pool, acteur);
    writeEtag(http?.reply, ecriture.version);
    return ecriture;
  });

  calls.handle(goodies.listerGoodies, async (demande) =>
    readGoodies(pool, await lirePanier(deps, demande), demande.langue),
  );

  calls.handle(goodies.listerVariantesGoodie, async (demande, { params }) => {
    const { situation, promotions } = await lirePanier(deps, demande);
    const { goodie, quantite } = findGagne(promotions, params.id);
    const choix = await listChoix(pool, situation.id);
    return {
      id: goodie.id,
      libelle: goodie.libelle[demande.langue],
      image: imageOf(goodie),
      quantite,
      refuse: choix.get(goodie.id) === null,
      varianteId: varianteChoisie(goodie, choix.get(goodie.id))?.id ?? null,
      variantes: goodie.variantes.map((variante) => toVariante(variante, demande.langue)),
    };
  });

  calls.handle(goodies.modifierVarianteGoodie, async (demande, { params, query }, http) => {
    const ecriture = await choisirVariante(deps, demande, { goodieId: params.id, ...query });
    writeEtag(http?.reply, ecriture.version);
    return ecriture;
  });
}
