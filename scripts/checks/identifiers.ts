/**
 * Words of manuals are English in names: `readX`, `writeX`, `findX`, `xOf`. The calls of the
 * contract keep the French verb people know from the API, and so does the function that answers
 * one of them.
 */
import { listFiles, readFiles, type SourceFile } from '../machine/source-files.ts';
import { lineAt, type Finding } from './findings.ts';

const DECLARED = /\b(?:function|const|let|type|interface)\s+([A-Za-z_]\w*)/g;
const CALL = /\b((?:lire|ecrire|trouver)[A-Z]\w*)\s*[:=]/g;
const ENGLISH: Record<string, string> = { lire: 'read', ecrire: 'write', trouver: 'find' };

/** The name in English, when `name` has a manual's word in French. */
export function englishName(name: string): string {
  return name
    .replace(/^(?:lire|ecrire|trouver)(?=[A-Z]|$)/, (verb) => ENGLISH[verb] ?? verb)
    .replace(/(?<=[a-z0-9])De$/, 'Of');
}

export function listCalls(contract: string): string[] {
  return [...contract.matchAll(CALL)].map(([, name = '']) => name);
}

export function findFrenchNames({ path, text }: SourceFile, calls: ReadonlySet<string>): Finding[] {
  return [...text.matchAll(DECLARED)].flatMap(({ 1: name = '', index }) => {
    const english = englishName(name);
    if (english === name || calls.has(name)) return [];
    return [{ path, line: lineAt(text, index), message: `“${name}” is named “${english}”` }];
  });
}

export function checkIdentifiers(): Finding[] {
  const files = readFiles(listFiles().filter((path) => /\.tsx?$/.test(path)));
  const contracts = files.filter(({ path }) => /^packages\/contract\/.*\.contract\.ts$/.test(path));
  const calls = new Set(contracts.flatMap(({ text }) => listCalls(text)));
  return files.flatMap((file) => findFrenchNames(file, calls));
}
