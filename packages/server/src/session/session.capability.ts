import type { Register } from '../shop.ts';
import { sessionRoutes } from './session.routes.ts';

export const register: Register = (calls, shop) => {
  sessionRoutes(calls, shop);
};
