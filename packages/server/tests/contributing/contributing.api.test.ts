/** Someone who does what CONTRIBUTING.md says has calls that answer and a page that shows. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { build, type Rolldown } from 'vite';
import { copyOfTheHouse } from './copy-of-the-house.ts';
import { startShop } from './started-shop.ts';

const LONG_MS = 120_000;

const house = copyOfTheHouse();
const inHouse = (path: string) => join(house.folder, path);
const linted = lint();
const built = linted.then(buildPage);
const shop = await startShop(house.folder);
afterAll(async () => {
  await Promise.allSettled([linted, built, shop.stop()]);
  house.remove();
});

/** Types as well: of the new files alone, which spares those of all others. */
async function lint(): Promise<string> {
  const files = house.files.filter((path) => path.includes('/src/idees/'));
  for (const name of ['contract', 'server', 'web']) {
    const config = inHouse(`packages/${name}/tsconfig.json`);
    const narrow = name === 'web' ? '"src/idees", "src/app/router.tsx"' : '"src/idees"';
    const text = readFileSync(config, 'utf8').replace(
      /"include": \[.*\]/,
      `"include": [${narrow}]`,
    );
    writeFileSync(config, text);
  }
  const oxlint = inHouse('node_modules/.bin/oxlint');
  const run = promisify(execFile)(oxlint, ['--type-check', ...files], { cwd: house.folder });
  // It says what it found, and fails.
  return (await run.catch((error: { stdout: string }) => error)).stdout;
}

/** The page alone, as the build of all pages would cut it. */
async function buildPage(): Promise<Rolldown.OutputChunk[]> {
  const input = inHouse('packages/web/src/idees/idees.page.tsx');
  const { output } = (await build({
    configFile: inHouse('packages/web/vite.config.ts'),
    configLoader: 'native',
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput;
  return output.filter((each) => each.type === 'chunk');
}

// The tests of the example ask the shop that is running, instead of starting another.
writeFileSync(
  inHouse('packages/server/tests/api.ts'),
  `export const startApi = async () => ({ url: '${shop.url}', close: async () => {} });`,
);
describe('the calls of the example', async () => {
  await import(inHouse('packages/server/tests/idees/idees.api.test.ts'));
});

describe('its page', () => {
  test.each([
    ['/idees', 'Boîte à idées', 'Envoyer mon idée'],
    ['/en/idees', 'Suggestion box', 'Send my idea'],
    ['/es/idees', 'Buzón de ideas', 'Enviar mi idea'],
  ])('is rendered at %s with what was added, its late part too', async (path, titre, bouton) => {
    const html = await (await fetch(shop.url + path)).text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${titre}</h1>`));
    expect(html).toContain(bouton);
    expect(html).toContain('Des vis au poids, au comptoir');
  });

  test(
    'has its late part in a chunk of its own',
    async () => {
      const chunkOf = async (file: string) =>
        (await built).find(({ moduleIds }) =>
          moduleIds.includes(inHouse(`packages/web/src/idees/${file}`)),
        );
      const late = await chunkOf('depot-idee.tsx');
      expect(late).toMatchObject({ isDynamicEntry: true });
      expect(await chunkOf('idees.page.tsx')).toMatchObject({
        dynamicImports: expect.arrayContaining([late?.fileName]) as string[],
        imports: expect.not.arrayContaining([late?.fileName]) as string[],
      });
    },
    LONG_MS,
  );
});

test(
  'types and lint find nothing in the example',
  async () => expect(await linted).toContain('Found 0 warnings and 0 errors'),
  LONG_MS,
);
