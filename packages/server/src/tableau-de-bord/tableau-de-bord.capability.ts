import type { Register } from '../shop.ts';
import { tableauDeBordRoutes } from './tableau-de-bord.routes.ts';

export const register: Register = (calls, shop) => tableauDeBordRoutes(calls, shop);
