import type { Register } from '../shop.ts';
import { arbreRoutes } from './arbre.routes.ts';
import { universMetierRoutes } from './univers-metier.routes.ts';

export const register: Register = (calls, shop) => {
  arbreRoutes(calls, shop.arbre);
  universMetierRoutes(calls, shop);
};
