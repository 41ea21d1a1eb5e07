import { expect, it } from 'vitest';
import { findGlossaryProblems, listTables } from './glossary.ts';

const glossary =
  '| panier | `Panier`, `panier` | `panier`, `panier_ligne` |\nA line on `magasins`.';

it('reports a capability folder and a table that the glossary does not explain', () => {
  const found = findGlossaryProblems(
    glossary,
    [
      'packages/web/src/panier/a.tsx',
      'packages/web/src/ui/b.tsx',
      'packages/server/src/magasins/c.ts',
    ],
    [
      {
        path: 'packages/server/migrations/0001-a.sql',
        text: 'CREATE TABLE panier (id int);\ncreate table if not exists app.magasin (id int);',
      },
    ],
  );
  expect(found.map((finding) => finding.message)).toEqual([
    'capability `magasins` is not in docs/glossary.md',
    'table `magasin` is not in docs/glossary.md',
  ]);
});

it('does not read tables out of comments', () => {
  expect(
    listTables('-- create table ancien (id int);\ncreate unlogged table neuf (id int);'),
  ).toEqual(['neuf']);
});
