import type { Register } from '../shop.ts';
import { pieceOuverteRoutes } from './piece-ouverte.routes.ts';
import { transformerRoutes } from './transformer.routes.ts';

export const register: Register = (calls, shop) => {
  pieceOuverteRoutes(calls, shop);
  transformerRoutes(calls, shop);
};
