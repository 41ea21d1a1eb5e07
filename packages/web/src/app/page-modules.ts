/** The page modules by their path under `src`; each is a chunk of its own. */
import type { ComponentType } from 'react';
import type { PageContext, PageMeta } from '../page/page-loader.ts';

export interface PageModule {
  /** Absent where the page has a view. */
  default?: ComponentType;
  /** Fills the query client before the page renders; may throw notFound() or redirect(). */
  loader?: (context: PageContext) => Promise<PageMeta | void>;
}

export interface ViewModule {
  default: ComponentType;
}

const modules = import.meta.glob<PageModule>('../**/*.page.tsx');
const views = import.meta.glob<ViewModule>('../**/*.view.tsx');

/** @param module of the page, or of its view where it fetches nothing. */
export function loadPageModule(module: string): Promise<PageModule> {
  if (isView(module)) return Promise.resolve({});
  const load = modules[`../${module}`];
  if (!load) throw new Error(`no page module at src/${module}`);
  return load();
}

export function isView(module: string): boolean {
  return module.endsWith('.view.tsx');
}

/** What shows the page, where that is a file of its own beside the page module. */
export function findView(module: string): (() => Promise<ViewModule>) | undefined {
  return views[`../${module.replace(/\.page\.tsx$/, '.view.tsx')}`];
}
