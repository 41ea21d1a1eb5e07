/** Messages whose key is computed from a table of the code: the table says which must exist. */
import { ERREURS } from '@comptoir/contract/http/erreurs.ts';
import { ROUTES } from '@comptoir/web/src/routes.ts';
import type { PageRoute } from '@comptoir/web/src/routes/page-route.ts';

export interface RequiredKey {
  /** `namespace:key` */
  key: string;
  reason: string;
}

export function keysOfRoutes(routes: readonly PageRoute[]): RequiredKey[] {
  return routes.flatMap(({ capability, nom, module }) =>
    ['titre', 'description', ...(module ? [] : ['attente'])].map((part) => ({
      key: `${capability}:pages.${nom}.${part}`,
      reason: `page ${nom} of the route table`,
    })),
  );
}

export function keysOfErrors(codes: readonly string[]): RequiredKey[] {
  return codes.map((code) => ({ key: `erreurs:${code}`, reason: `error code ${code}` }));
}

export function listRequiredKeys(): RequiredKey[] {
  return [...keysOfRoutes(ROUTES), ...keysOfErrors(Object.keys(ERREURS))];
}
