import type { Register } from '../shop.ts';
import { messagesRoutes } from './messages.routes.ts';

export const register: Register = (calls, shop) => {
  messagesRoutes(calls, shop.pool);
};
