/** docs/caches.md lists what is kept in memory: a file that keeps something stands there. */
import { expect, it } from 'vitest';
import { isTest, listFiles, readFiles } from '../machine/source-files.ts';

const KEEPS = /^import (?!type).*from '[^']*(?:\/lru|outbox\/kept|\/kept-answers)\.ts';/m;
/** What they are made of. */
const MEANS = /outbox\/kept\.ts$|src\/lru\.ts$/;

it('every file that keeps something is named, or its folder is', () => {
  const [page] = readFiles(['docs/caches.md']);
  const named = new Set([...(page?.text.matchAll(/`([\w./-]+)`/g) ?? [])].map(([, path]) => path));
  const files = readFiles(
    listFiles().filter(
      (path) => /^packages\/(?:contract|server|web)\/src\/.*\.tsx?$/.test(path) && !isTest(path),
    ),
  ).filter(({ path, text }) => !MEANS.test(path) && KEEPS.test(text));
  expect(files.length).toBeGreaterThan(15);
  const isNamed = (path: string) => {
    const short = path.replace(/^packages\/server\/src\/|^packages\//, '');
    return named.has(short) || named.has(short.split('/')[0]);
  };
  expect(files.map(({ path }) => path).filter((path) => !isNamed(path))).toEqual([]);
});
