import type { Register } from '../shop.ts';
import { courrierRoutes } from './courrier.routes.ts';

/** Only a demo shows the mail of everyone. */
export const register: Register = (_calls, shop, app) => {
  if (shop.config.demo) courrierRoutes(app, shop);
};
