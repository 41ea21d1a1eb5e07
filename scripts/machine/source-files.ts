/** The files of the repository as the checks see them: no dependencies, no build output. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  path: string;
  text: string;
}

export const ROOT = join(import.meta.dirname, '../..');

const SKIPPED = new Set(['node_modules', '.git', 'dist', '.comptoir', '.vite', 'reports']);

export function listFiles(root: string = ROOT, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return listFiles(root, path);
    return entry.isFile() ? [path] : [];
  });
}

export function readFiles(paths: readonly string[], root: string = ROOT): SourceFile[] {
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function isTest(path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path) || /(^|\/)tests\//.test(path);
}
