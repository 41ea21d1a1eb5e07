import { expect, it } from 'vitest';
import { findConfigurationProblems } from './configuration.ts';

it('reports a variable that is read but not described, and one described but not read', () => {
  const code = `const port = integer('PORT', 3000); const host = text('HOST');`;
  const page = '| `PORT` | `3000` | port |\n| `OLD_NAME` | none | gone |\n';
  const found = findConfigurationProblems(code, page);
  expect(found.map((finding) => finding.message)).toEqual([
    'HOST is not in docs/configuration.md',
    'OLD_NAME is not read by packages/server/src/config.ts',
  ]);
});
