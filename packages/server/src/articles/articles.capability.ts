import type { Register } from '../shop.ts';
import { articlesRoutes } from './articles.routes.ts';
import { disponibilitesRoutes } from './disponibilites.routes.ts';
import { tarifsRoutes } from './tarifs.routes.ts';

export const register: Register = (calls, shop) => {
  articlesRoutes(calls, shop.articles);
  disponibilitesRoutes(calls, shop.articles);
  tarifsRoutes(calls, shop.articles);
};
