import type { Register } from '../shop.ts';
import { brochuresRoutes } from './brochures.routes.ts';
import { documentationsRoutes } from './documentations.routes.ts';
import { faqRoutes } from './faq.routes.ts';
import { pagesContenuRoutes } from './pages.routes.ts';
import { utiliteRoutes } from './utilite.routes.ts';

export const register: Register = (calls, shop, app) => {
  brochuresRoutes(app, shop.pool);
  documentationsRoutes(calls, shop);
  faqRoutes(calls, shop);
  pagesContenuRoutes(calls, shop);
  utiliteRoutes(calls, shop.pool);
};
