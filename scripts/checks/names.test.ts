import { expect, it } from 'vitest';
import { findNameProblems } from './names.ts';

const find = (...paths: string[]) =>
  findNameProblems(
    ['packages/web/src/catalogue/listing/page.tsx', ...paths],
    new Set(['punchout']),
  );

it('reports tests, demo data and words that no capability is the name of', () => {
  const found = find(
    'e2e/catalogues/listing.e2e.ts',
    'packages/demo/src/tunnel/a.ts',
    'packages/contract/messages/fr/tunnel.json',
    'packages/contract/messages/fr/choix.json',
  );
  expect(found.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'e2e/catalogues/listing.e2e.ts: no capability is called “catalogues”',
    'packages/demo/src/tunnel/a.ts: no capability is called “tunnel”',
    'packages/contract/messages/fr/tunnel.json: no capability is called “tunnel”: name the folder of the part it is of (scripts/checks/names.ts)',
    'packages/contract/messages/fr/choix.json: the part it is of is not in packages/web/src/catalogue/choix',
  ]);
});

it('knows capabilities, their parts, those to come and technical places', () => {
  const found = find(
    'e2e/catalogue/listing.e2e.ts',
    'e2e/harness/shop.ts',
    'packages/contract/messages/fr/catalogue.json',
    'packages/contract/messages/fr/listing.json',
    'packages/contract/messages/fr/punchout.json',
    'packages/contract/messages/fr/ui.json',
  );
  expect(found).toEqual([]);
});
