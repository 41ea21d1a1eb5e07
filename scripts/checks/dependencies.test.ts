import { expect, it } from 'vitest';
import { findUndeclared, type Manifest } from './dependencies.ts';

const manifests = new Map<string, Manifest>([
  ['', { devDependencies: { vitest: '1', 'playwright-core': '1' } }],
  [
    'packages/server',
    { dependencies: { pg: '1' }, devDependencies: { unpdf: '1', '@types/pg': '1' } },
  ],
  ['packages/images', { devDependencies: { rolldown: '1' } }],
]);

function undeclared(path: string, text: string): string[] {
  return findUndeclared([{ path, text }], manifests).map(({ message }) => message);
}

it.each([
  ['packages/server/src/app.ts', `import 'pg/lib/x.js';`],
  ['packages/server/src/app.ts', `import type { A } from 'unpdf';`],
  ['packages/server/src/app.ts', `import { a } from './a.ts'; import 'node:fs';`],
  ['packages/server/src/app.test.ts', `import 'vitest'; import 'unpdf';`],
  ['packages/images/src/atelier/paquet.ts', `import 'rolldown';`],
  ['e2e/a.e2e.ts', `import 'playwright-core'; import '@comptoir/contract/liens.ts';`],
])('lets %s take what is declared: %s', (path, text) => {
  expect(undeclared(path, text)).toEqual([]);
});

it.each([
  [
    'a package of another workspace',
    'packages/server/src/app.ts',
    `import 'rolldown';`,
    'rolldown',
  ],
  ['a workspace', 'packages/server/src/a.ts', `import '@comptoir/web/a.ts';`, '@comptoir/web'],
  ['one asked for later', 'packages/server/src/app.ts', `await import('vite');`, 'vite'],
  ['one of tests, in the shop', 'packages/server/src/app.ts', `import 'unpdf';`, 'unpdf'],
  ['one of nobody, in a test', 'packages/server/tests/a.test.ts', `import 'zxing-wasm';`, 'zxing'],
  ['one of a workspace, in a script', 'scripts/a.ts', `import 'pg';`, 'pg'],
])('reports %s', (_, path, text, name) => {
  expect(undeclared(path, text)).toEqual([expect.stringContaining(`${name}`)]);
});
