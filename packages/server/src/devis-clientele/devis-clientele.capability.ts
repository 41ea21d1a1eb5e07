import type { Register } from '../shop.ts';
import { devisClienteleRoutes } from './devis-clientele.routes.ts';

export const register: Register = (calls, shop) => devisClienteleRoutes(calls, shop);
