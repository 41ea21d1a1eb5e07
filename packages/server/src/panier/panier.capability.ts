import type { Register } from '../shop.ts';
import { equivalentsRoutes } from './equivalents/equivalents.routes.ts';
import { exportRoutes } from './exports/export.routes.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { panierRoutes } from './panier.routes.ts';

export const register: Register = (calls, shop) => {
  equivalentsRoutes(calls, shop);
  exportRoutes(calls, shop);
  importsRoutes(calls, shop);
  panierRoutes(calls, shop);
};
