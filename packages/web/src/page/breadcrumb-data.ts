import type { Crumb } from '../ui/section/breadcrumb.tsx';

/** The breadcrumb for search engines: whole addresses, the page itself last, without one. */
export function breadcrumbData(origin: string, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: origin + href }),
    })),
  };
}
