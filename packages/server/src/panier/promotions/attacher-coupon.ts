import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { CouponPanier } from '@comptoir/contract/panier/coupon.contract.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import { normaliserCoupon } from '@comptoir/contract/promotions/code-coupon.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import type { Demande } from '../../http/acteur.ts';
import { createFrein } from '../../identite/identite.public.ts';
import type { Deps } from '../lignes/ajouter-articles.ts';
import { writePanier } from '../write-panier.ts';
import { lirePanier } from '../lire-panier.ts';
import { findCoupon, updateCoupon, type Coupon } from './coupon.sql.ts';

export interface CouponSaisi {
  code: string;
  /** The address of the network. */
  adresse: string;
}

/** Takes the place of the coupon that was there, if it may be used in this basket as it is. */
export async function attacherCoupon(
  deps: Deps,
  demande: Demande,
  saisi: CouponSaisi,
): Promise<EcriturePanier & { coupon: CouponPanier }> {
  const { acteur } = demande;
  const coupon = await reconnaitre(deps, demande, saisi);
  const lu = await lirePanier(deps, demande, coupon);
  const essai = lu.promotions.coupon;
  if (!essai) throw new Error('a basket read with a coupon tells nothing of it');
  const { motif, vue } = essai;
  // It may be used, and does nothing while another takes more off: that can change.
  if (motif && motif.raison !== 'coupon-surpasse') {
    throw refus(motif.raison, { code: coupon.code, ...motif.mots, ...motif.data });
  }
  const ecriture = await writePanier(deps.pool, { acteur }, async (tx, panier) => {
    await updateCoupon(tx, panier.id, coupon.id);
    await journaliser(tx, acteur, 'panier-coupon', { code: coupon.code });
    return {};
  });
  return { ...ecriture, coupon: vue };
}

/** Guessing codes takes longer and longer, as guessing passwords does. */
async function reconnaitre(
  { pool }: Deps,
  { acteur }: Demande,
  { code, adresse }: CouponSaisi,
): Promise<Coupon> {
  const { utilisateurId, sessionId, compteId } = acteur;
  const frein = createFrein({
    identifiant: `coupon ${utilisateurId ?? `session ${sessionId}`}`,
    adresse: `coupon ${adresse}`,
  });
  await frein.essayer(pool);
  const coupon = await findCoupon(pool, normaliserCoupon(code), compteId);
  if (!coupon) throw refus('coupon-inconnu');
  await frein.pardonner(pool);
  return coupon;
}
