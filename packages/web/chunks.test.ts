import { expect, test } from 'vitest';
import { CHUNKS, chunkGroups, filesOf } from './chunks.ts';

test('every line names files that exist, and no file is in two groups', () => {
  const files = Object.values(CHUNKS)
    .flat()
    .flatMap((line) => filesOf(line));
  expect(files.length).toBe(new Set(files).size);
  expect(chunkGroups().map(({ name }) => name)).toEqual(Object.keys(CHUNKS));
});

test('a line that names nothing any more stops the build', () => {
  expect(() => filesOf('packages/web/src/ui/button/{button,partie}.tsx')).toThrow(
    'packages/web/src/ui/button/partie.tsx',
  );
});

test('a group takes its files, and no tests of theirs', () => {
  const kit = chunkGroups().find(({ name }) => name === 'kit');
  const [button = ''] = filesOf('packages/web/src/ui/button/button.tsx');
  expect(kit?.test(button)).toBe(true);
  expect(kit?.test(button.replace('button.tsx', 'menu.tsx'))).toBe(false);
});
