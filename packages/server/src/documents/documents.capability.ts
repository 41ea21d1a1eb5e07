import type { Register } from '../shop.ts';
import { documentsRoutes } from './documents.routes.ts';
import { papiersRoutes } from './papiers/papiers.routes.ts';

export const register: Register = (calls, shop, app) => {
  documentsRoutes(app, shop);
  papiersRoutes(calls, shop);
};
