import type { Register } from '../shop.ts';
import { identiteRoutes } from './identite.routes.ts';

export const register: Register = (calls, shop) => {
  identiteRoutes(calls, shop);
};
