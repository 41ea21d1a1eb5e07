import type { Register } from '../shop.ts';
import { exportsRoutes } from './exports-catalogue.routes.ts';
import { fichierRoutes } from './fichier.routes.ts';
import { suiviRoutes } from './suivi/suivi.routes.ts';

export const register: Register = (calls, shop, app) => {
  exportsRoutes(calls, shop);
  suiviRoutes(calls, shop, app);
  fichierRoutes(app, shop);
};
