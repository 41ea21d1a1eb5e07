import type { Register } from '../shop.ts';
import { dessinsCotesRoutes } from './dessins-cotes.routes.ts';
import { imagesRoutes } from './images.routes.ts';

export const register: Register = (_calls, shop, app) => {
  dessinsCotesRoutes(app, shop.pool);
  imagesRoutes(app);
};
