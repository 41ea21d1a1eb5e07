/** The demo company is no part of the shop: what a real one loads is the server without it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listImports, resolveImport } from './boundaries.ts';
import { readFiles, ROOT } from '../machine/source-files.ts';

const MAIN = 'packages/server/src/main.ts';
const DOOR = 'packages/server/src/demo.ts';

/** Files reached by imports of values, `import()` included but those of `door`. */
function reached(from: string, door: string): Set<string> {
  const found = new Set([from]);
  for (const path of found) {
    const [file] = readFiles([path]);
    if (!file) continue;
    for (const { specifier, isType, isDynamic } of listImports(file)) {
      const target = resolveImport(path, specifier);
      if (isType || target === undefined || (isDynamic && path === door)) continue;
      // The build of the pages is a file only once it is built, the styles are no module.
      if (/\.tsx?$/.test(target) && existsSync(join(ROOT, target))) found.add(target);
    }
  }
  return found;
}

it('the server reaches the demo by one import() alone', () => {
  const without = reached(MAIN, DOOR);
  expect(without.has(DOOR)).toBe(true);
  expect(without.has('packages/server/src/app.ts')).toBe(true);
  expect([...without].filter((path) => path.startsWith('packages/demo/'))).toEqual([]);
  expect(readFiles([DOOR]).flatMap(listImports)).toContainEqual(
    expect.objectContaining({ specifier: '../../demo/src/load-demo.ts', isDynamic: true }),
  );
});
