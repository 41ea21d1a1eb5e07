/** Every capability folder and every SQL table stands in the glossary. */
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import type { Finding } from './findings.ts';
import { capabilityOf } from './places.ts';
import { listFiles, readFiles, ROOT, type SourceFile } from '../machine/source-files.ts';

const GLOSSARY = 'docs/glossary.md';

/** Words in backquotes in the rows of the tables. */
export function listTerms(glossary: string): Set<string> {
  const rows = glossary.split('\n').filter((line) => line.startsWith('|'));
  return new Set(
    rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? '')),
  );
}

export function listTables(sql: string): string[] {
  const withoutComments = sql.replace(/--.*$/gm, '');
  const creation =
    /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?:"?\w+"?\.)?"?(\w+)"?/gi;
  return [...withoutComments.matchAll(creation)].map((found) => found[1] ?? '');
}

export function findGlossaryProblems(
  glossary: string,
  paths: readonly string[],
  migrations: readonly SourceFile[],
): Finding[] {
  const terms = listTerms(glossary);
  const capabilities = new Map<string, string>();
  for (const path of paths) {
    const capability = capabilityOf(path);
    if (capability) capabilities.set(capability, path);
  }
  const absent = (path: string, kind: string, word: string): Finding[] =>
    terms.has(word) ? [] : [{ path, message: `${kind} \`${word}\` is not in ${GLOSSARY}` }];
  return [
    ...[...capabilities].flatMap(([name, path]) => absent(path, 'capability', name)),
    ...migrations.flatMap(({ path, text }) =>
      listTables(text).flatMap((table) => absent(path, 'table', table)),
    ),
  ];
}

export function checkGlossary(): Finding[] {
  const paths = listFiles();
  const migrations = paths.filter((path) => /^packages\/server\/migrations\/.*\.sql$/.test(path));
  const glossary = readFileSync(join(ROOT, GLOSSARY), 'utf8');
  return findGlossaryProblems(glossary, paths, readFiles(migrations));
}
