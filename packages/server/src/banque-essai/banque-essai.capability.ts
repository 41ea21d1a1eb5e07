import type { Register } from '../shop.ts';
import { banqueEssaiRoutes } from './banque-essai.routes.ts';

/** Only where it is the bank of the shop. */
export const register: Register = async (_calls, shop, app) => {
  if (shop.fournisseur?.nom === 'banque-essai') await banqueEssaiRoutes(app, shop);
};
