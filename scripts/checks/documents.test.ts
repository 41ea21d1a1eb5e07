import { expect, it } from 'vitest';
import { findLostPaths } from './documents.ts';

const paths = new Set(['packages', 'packages/server', 'packages/server/a.ts', 'docs/glossary.md']);
const lost = (path: string, text: string) =>
  findLostPaths([{ path, text }], paths).map(({ message, line }) => `${line}: ${message}`);

it.each([
  ['README.md', 'See `packages/server/a.ts` and `packages/server/`.'],
  ['README.md', 'See [the glossary](docs/glossary.md#words).'],
  ['docs/architecture.md', 'See [the glossary](glossary.md), [elsewhere](https://a.test/x).'],
  ['README.md', 'Written as `packages/<name>/src` or `tests/panier`.'],
])('%s may say: %s', (path, text) => {
  expect(lost(path, text)).toEqual([]);
});

it.each([
  ['README.md', 'First.\nSee `packages/server/b.ts`.', '2: there is no packages/server/b.ts'],
  ['docs/a.md', 'See [it](lost.md).', '1: there is no docs/lost.md'],
])('%s may not name what is gone: %s', (path, text, message) => {
  expect(lost(path, text)).toEqual([message]);
});
