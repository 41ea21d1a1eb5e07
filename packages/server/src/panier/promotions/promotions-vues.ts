import type { PanierLu } from '../panier-lu.ts';
import type { PromotionPanier } from './promotions.sql.ts';

/** Promotions that counted when the buyer last looked, and are over. */
export function listVuesTerminees({ situation, promotions }: PanierLu): PromotionPanier[] {
  const vues = situation.promotionsVues ?? [];
  return promotions.promu.duJour.terminees.filter(({ id }) => vues.includes(id));
}
