import { expect, it } from 'vitest';
import { findFullFolders, findNameProblems } from './file-names.ts';

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

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/ligne-${index}.ts`);

it('refuses a folder of more than thirty files, counting those directly in it', () => {
  const folder = 'packages/server/src/panier';
  const below = filesIn(`${folder}/lignes`, 12);
  expect(findFullFolders([...filesIn(folder, 30), ...below])).toEqual([]);
  expect(findFullFolders([...filesIn(folder, 31), ...below])).toEqual([
    { path: folder, message: '31 files, over 30: split the folder by sub-noun' },
  ]);
});

it.each([
  'packages/server/migrations',
  'packages/contract/messages/fr',
  'packages/images/fichiers/vis',
  'packages/images/src/modeles',
  'docs/decisions',
])('lets %s hold one file for each of its things', (folder) => {
  expect(findFullFolders(filesIn(folder, 200))).toEqual([]);
});
