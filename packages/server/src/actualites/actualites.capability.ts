import type { Register } from '../shop.ts';
import { actualitesRoutes } from './actualites.routes.ts';
import { rssRoutes } from './rss.routes.ts';

export const register: Register = (calls, shop, app) => {
  actualitesRoutes(calls, shop);
  rssRoutes(app, shop);
};
