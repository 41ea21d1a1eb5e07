import type { Register } from '../shop.ts';
import { arbreRoutes } from './arbre.routes.ts';
import { choixRoutes } from './choix/choix.routes.ts';
import { universMetierRoutes } from './univers-metier.routes.ts';

export const register: Register = (calls, shop) => {
  arbreRoutes(calls, shop.arbre);
  choixRoutes(calls, shop);
  universMetierRoutes(calls, shop);
};
