import type { Register } from '../shop.ts';
import { sondagesRoutes } from './sondages.routes.ts';

export const register: Register = (calls, shop) => {
  sondagesRoutes(calls, shop);
};
