import type { Register } from '../shop.ts';
import { decoupeRoutes } from './decoupe.routes.ts';

export const register: Register = (calls, shop) => {
  decoupeRoutes(calls, shop.articles);
};
