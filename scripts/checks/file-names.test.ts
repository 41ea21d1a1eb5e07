import { expect, it } from 'vitest';
import { findNameProblems } from './file-names.ts';

it.each([
  'packages/web/src/panier/LignePanier.tsx',
  'packages/web/src/panier/ligne_panier.tsx',
  'packages/web/src/pièce-ouverte/page.tsx',
  'packages/server/src/utils.ts',
  'packages/server/src/helpers/dates.ts',
  'packages/contract/src/panier/types.ts',
  'packages/server/migrations/7-panier.sql',
])('refuses %s', (path) => {
  expect(findNameProblems([path])).toHaveLength(1);
});

it('accepts the names of the house', () => {
  const good = [
    '.ci/run',
    '.oxlintrc.json',
    'README.md',
    'docs/decisions/0001-layout.md',
    'packages/server/migrations/0004-magasins.sql',
    'packages/server/tests/panier/ajouter-article.api.test.ts',
    'packages/web/src/panier/fusion-panier.dialog.tsx',
  ];
  expect(findNameProblems(good)).toEqual([]);
});
