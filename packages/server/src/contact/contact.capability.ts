import type { Register } from '../shop.ts';
import { contactRoutes } from './contact.routes.ts';

export const register: Register = (calls, shop) => {
  contactRoutes(calls, shop.pool);
};
