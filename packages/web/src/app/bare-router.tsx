/**
 * A router with one empty page, for tests of what stands under a router. The shop's own brings every
 * page along, and parts of them go on loading after a test has ended.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter as createTanStackRouter,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { texts } from '../words/messages.server.ts';
import type { Router } from './router.tsx';

export function createBareRouter(): Router {
  const queryClient = new QueryClient();
  const api = { call: () => Promise.reject(new Error('nothing is asked')) };
  return createTanStackRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { queryClient, api, texts, tags: new Set() },
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  }) as unknown as Router;
}
