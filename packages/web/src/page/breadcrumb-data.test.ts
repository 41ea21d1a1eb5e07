import { expect, test } from 'vitest';
import { breadcrumbData } from './breadcrumb-data.ts';

test('search engines read the breadcrumb with whole addresses, the page itself last', () => {
  const data = breadcrumbData('https://comptoir.test', [
    { label: 'Accueil', href: '/' },
    { label: 'Fixation', href: '/c/fixation/1' },
    { label: 'Vis à bois' },
  ]);
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://comptoir.test/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Fixation',
        item: 'https://comptoir.test/c/fixation/1',
      },
      { '@type': 'ListItem', position: 3, name: 'Vis à bois' },
    ],
  });
});
