import type { Register } from '../shop.ts';
import { avisRoutes } from './avis.routes.ts';

export const register: Register = (calls, shop) => {
  avisRoutes(calls, shop.pool);
};
