/** Every environment variable the server reads stands in docs/configuration.md, and no other. */
import type { Finding } from './findings.ts';
import { readFiles } from '../machine/source-files.ts';

const CODE = 'packages/server/src/config.ts';
const PAGE = 'docs/configuration.md';

export function findConfigurationProblems(code: string, page: string): Finding[] {
  const read = new Set(
    [
      ...code.matchAll(/\b(?:text|integer|boolean|choice|address|secret|proxies)\(\s*'([A-Z_]+)'/g),
    ].map((found) => found[1] ?? ''),
  );
  const written = new Set([...page.matchAll(/^\| `([A-Z_]+)`/gm)].map((found) => found[1] ?? ''));
  return [
    ...[...read]
      .filter((name) => !written.has(name))
      .map((name) => ({
        path: CODE,
        message: `${name} is not in ${PAGE}`,
      })),
    ...[...written]
      .filter((name) => !read.has(name))
      .map((name) => ({
        path: PAGE,
        message: `${name} is not read by ${CODE}`,
      })),
  ];
}

export function checkConfiguration(): Finding[] {
  const [code, page] = readFiles([CODE, PAGE]);
  return findConfigurationProblems(code?.text ?? '', page?.text ?? '');
}
