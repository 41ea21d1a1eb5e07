import type { Register } from '../shop.ts';
import { questionsRoutes } from './questions.routes.ts';

export const register: Register = (calls, shop) => {
  questionsRoutes(calls, shop.pool);
};
