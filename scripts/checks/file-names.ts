/**
 * Files and folders are kebab-case ASCII, named after a noun or a verb; a folder holds no more of
 * them than one takes in at a glance.
 */
import { posix } from 'node:path';
import type { Finding } from './findings.ts';
import { listFiles } from '../machine/source-files.ts';

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const CUSTOMARY = new Set([
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'Dockerfile',
  'LICENSE',
  'README.md',
]);
const MEANINGLESS = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'types']);
const MIGRATION = /^packages\/server\/migrations\/(?!\d{4}-[a-z0-9-]+\.sql$)/;

const MAX_FILES = 30;
/** One file per thing, looked up by its name: more of them make a folder no harder to read. */
const ONE_FILE_EACH: readonly RegExp[] = [
  /^packages\/images\/(?:fichiers|illustrations)\//, // pictures and their manifests
  /^packages\/images\/src\/(?:modeles|pieces)$/, // one model, or one part of models
  /^packages\/contract\/messages\/\w+$/, // one catalogue for each capability
  /^packages\/server\/migrations$/, // a sequence
  /^docs\/decisions$/, // a sequence
];

export function findFullFolders(paths: readonly string[]): Finding[] {
  const folders = Map.groupBy(paths, (path) => posix.dirname(path));
  return [...folders].flatMap(([path, { length }]) =>
    length <= MAX_FILES || ONE_FILE_EACH.some((pattern) => pattern.test(path))
      ? []
      : [{ path, message: `${length} files, over ${MAX_FILES}: split the folder by sub-noun` }],
  );
}

export function findNameProblems(paths: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  for (const path of paths) {
    for (const [index, part] of path.split('/').entries()) {
      const isFile = index === path.split('/').length - 1;
      const bare = part.startsWith('.') ? part.slice(1) : part;
      if (!KEBAB.test(bare) && !CUSTOMARY.has(part)) {
        findings.push({ path, message: `“${part}” is not kebab-case ASCII` });
      }
      const [stem = ''] = bare.split('.');
      if (MEANINGLESS.has(stem)) {
        const kind = isFile ? 'file' : 'folder';
        findings.push({ path, message: `a ${kind} named “${stem}” says nothing: name the noun` });
      }
    }
    if (MIGRATION.test(path)) {
      findings.push({ path, message: 'a migration is named NNNN-name.sql' });
    }
  }
  return findings;
}

export function checkFileNames(): Finding[] {
  const paths = listFiles();
  return [...findNameProblems(paths), ...findFullFolders(paths)];
}
