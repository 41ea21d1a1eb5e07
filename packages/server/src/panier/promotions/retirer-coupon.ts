import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Pool } from '../../db/pool.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import type { Acteur } from '../../http/acteur.ts';
import { writePanier } from '../write-panier.ts';
import { updateCoupon } from './coupon.sql.ts';

export function retirerCoupon(pool: Pool, acteur: Acteur): Promise<EcriturePanier> {
  return writePanier(pool, { acteur }, async (tx, panier) => {
    if (!(await updateCoupon(tx, panier.id, null))) return { inchange: true };
    await journaliser(tx, acteur, 'panier-coupon');
    return {};
  });
}
