import type { Register } from '../shop.ts';
import { contactRoutes } from './contact.routes.ts';
import { rappelsRoutes } from './rappels/rappels.routes.ts';

export const register: Register = (calls, shop) => {
  contactRoutes(calls, shop.pool);
  rappelsRoutes(calls, shop);
};
