import type { Register } from '../shop.ts';
import { devisClienteleRoutes } from './devis-clientele.routes.ts';
import { servirLogo } from './logo/logo.routes.ts';

export const register: Register = (calls, shop, app) => {
  devisClienteleRoutes(calls, shop);
  servirLogo(app, shop);
};
