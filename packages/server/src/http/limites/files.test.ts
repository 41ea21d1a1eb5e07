import { beforeEach, expect, it } from 'vitest';
import { createFiles, FILES_AT_ONCE, type Files } from './files.ts';

let files: Files;
let begun: string[];
beforeEach(() => {
  files = createFiles();
  begun = [];
});

const ask = (address: string, name: string) => files.take(address, () => begun.push(name));
const askMany = (address: string, count: number) =>
  Array.from({ length: count }, (_, n) => ask(address, `${address} ${n}`));

it('sends so many files of an address at a time, the others in their order, and refuses none', () => {
  const ends = askMany('a', FILES_AT_ONCE + 3);
  expect(begun).toHaveLength(FILES_AT_ONCE);
  ask('b', 'other');
  expect(begun.at(-1)).toBe('other');
  ends[5]?.();
  expect(begun.at(-1)).toBe(`a ${FILES_AT_ONCE}`);
  for (const end of ends.slice(6)) end();
  expect(begun).toContain(`a ${FILES_AT_ONCE + 2}`);
  expect(begun).toHaveLength(FILES_AT_ONCE + 3 + 1);
});

it('sends nothing to who is gone', () => {
  const ends = askMany('a', FILES_AT_ONCE + 2);
  ends[FILES_AT_ONCE]?.();
  ends[0]?.();
  expect(begun.at(-1)).toBe(`a ${FILES_AT_ONCE + 1}`);
  for (const end of ends.slice(1, FILES_AT_ONCE)) end();
  ends.at(-1)?.();
  begun = [];
  askMany('a', FILES_AT_ONCE);
  expect(begun).toHaveLength(FILES_AT_ONCE);
});
