import { ROUTES } from '../routes.ts';

/** Pages that exist whatever the data, for the site map; those still to come are left out. */
export const sitePaths: readonly string[] = ROUTES.filter(
  ({ acces, noindex, module, path }) =>
    acces === 'public' && !noindex && module !== undefined && !path.includes('{'),
).map(({ path }) => path);
