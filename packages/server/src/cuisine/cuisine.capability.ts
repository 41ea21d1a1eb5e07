import type { Register } from '../shop.ts';
import { cuisineRoutes } from './cuisine.routes.ts';

export const register: Register = (calls, shop) => {
  cuisineRoutes(calls, shop);
};
