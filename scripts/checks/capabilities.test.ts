/** What the server is made of: every route is registered, and one clock tells the time. */
import { expect, it } from 'vitest';
import { listImports, resolveImport } from './boundaries.ts';
import { isTest, listFiles, readFiles } from '../machine/source-files.ts';

const SERVER = 'packages/server/src/';
const files = readFiles(
  listFiles().filter((path) => path.startsWith(SERVER) && path.endsWith('.ts') && !isTest(path)),
);
const endingIn = (suffix: string) => files.filter(({ path }) => path.endsWith(suffix));
const importedBy = (from: typeof files) =>
  new Set(
    from.flatMap((file) =>
      listImports(file).map(({ specifier }) => resolveImport(file.path, specifier)),
    ),
  );

it('app.ts lists every capability', () => {
  const listed = importedBy(endingIn('src/app.ts'));
  const capabilities = endingIn('.capability.ts');
  expect(capabilities.length).toBeGreaterThan(30);
  expect(capabilities.filter(({ path }) => !listed.has(path))).toEqual([]);
});

it('every file of routes is registered by the capability it is of, or by app.ts', () => {
  const registered = importedBy([
    ...endingIn('.capability.ts'),
    ...endingIn('.routes.ts'),
    ...endingIn('src/app.ts'),
  ]);
  const routes = endingIn('.routes.ts').map(({ path }) => path);
  expect(routes.filter((path) => !registered.has(path))).toEqual([]);
});

it('nobody but the clock of the shop asks what time it is', () => {
  // The test bank stands for a company of its own, which has its own clock.
  const others = files.filter(
    ({ path }) => path !== `${SERVER}clock.ts` && !path.startsWith(`${SERVER}banque-essai/`),
  );
  expect(others.filter(({ text }) => /\bnew Date\(\)/.test(text)).map(({ path }) => path)).toEqual(
    [],
  );
});
