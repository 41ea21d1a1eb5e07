import type { Register } from '../shop.ts';
import { servicesRapidoRoutes } from './services-rapido.routes.ts';

export const register: Register = (calls, shop) => {
  servicesRapidoRoutes(calls, shop);
};
