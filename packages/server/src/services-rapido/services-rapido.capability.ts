import type { Register } from '../shop.ts';
import { servicesCompteRoutes } from './compte/services-compte.routes.ts';
import { servicesRapidoRoutes } from './services-rapido.routes.ts';

export const register: Register = (calls, shop) => {
  servicesRapidoRoutes(calls, shop);
  servicesCompteRoutes(calls, shop);
};
