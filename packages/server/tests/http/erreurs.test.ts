import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ERREURS } from '@comptoir/contract/http/erreurs.ts';

const tests = join(import.meta.dirname, '..');
const files = (await readdir(tests, { recursive: true })).filter((file) =>
  file.endsWith('.api.test.ts'),
);
const sources = await Promise.all(files.map((file) => readFile(join(tests, file), 'utf8')));

test.each(Object.keys(ERREURS))('the error %s is raised by an API test', (code) => {
  expect(sources.some((source) => source.includes(`'${code}'`))).toBe(true);
});
