import { expect, test } from 'vitest';
import { findCommentProblems } from './comments.ts';

const problems = (path: string, text: string) =>
  findCommentProblems({ path, text }).map(({ line, message }) => `${line}: ${message}`);

test('a comment that begins with a bare “Of” is reported, one that goes on with it is not', () => {
  expect(problems('a.ts', `const a = 1;\n/** ${'Of'} its first line. */\n`)).toEqual([
    '2: a comment that begins with “Of” does not stand alone',
  ]);
  expect(problems('a.ts', `// The price\n// ${'Of'} its first line.\n`)).toEqual([]);
});

test('a person is “they”, in comments and in test names', () => {
  const name = `waits for ${'his'} turn`;
  expect(problems('a.ts', `// What ${'he'} ordered.\nconst he = 1;\n`)).toEqual([
    '1: a person is “they”',
  ]);
  expect(problems('a.test.ts', `\nit('${name}', () => {});\n`)).toEqual(['2: a person is “they”']);
  expect(problems('a.ts', `say('${name}');\n`)).toEqual([]);
});

test('addresses are no comments', () => {
  expect(problems('a.ts', `const a = 'https://${'he'}.example/${'his'}';\n`)).toEqual([]);
});
