import type { Register } from '../shop.ts';
import { habitudesAchatsRoutes } from './habitudes-achats.routes.ts';

export const register: Register = (calls, shop) => habitudesAchatsRoutes(calls, shop);
