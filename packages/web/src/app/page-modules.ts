/** The page modules by their path under `src`; each is a chunk of its own. */
import type { ComponentType } from 'react';
import type { PageContext, PageMeta } from '../page/page-loader.ts';

export interface PageModule {
  default: ComponentType;
  /** Fills the query client before the page renders; may throw notFound() or redirect(). */
  loader?: (context: PageContext) => Promise<PageMeta | void>;
}

const modules = import.meta.glob<PageModule>('../**/*.page.tsx');

export function loadPageModule(module: string): Promise<PageModule> {
  const load = modules[`../${module}`];
  if (!load) throw new Error(`no page module at src/${module}`);
  return load();
}
