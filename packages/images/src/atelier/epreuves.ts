/**
 * Trying all models takes a minute and a half of a processor, and hardly any changes: the record
 * holds, for each, the digest of everything it is made of as it stood when it passed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REVISION } from 'three';
import { fichierModele, listModeles, SOURCES } from './paquet.ts';

const RECORD = join(SOURCES, '../epreuves.json');
/** What is held of them: another trial makes all models unproven. */
const TRIAL = join(SOURCES, 'modeles.epreuves.ts');
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const texts = new Map<string, string>();

/** Without its comments, which change nothing. */
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8').replace(COMMENT, '');
  texts.set(file, text);
  return text;
}

/** The file and all files it imports, one after the other. */
function addSources(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of textOf(file).matchAll(IMPORT)) {
    addSources(join(dirname(file), path), found);
  }
  return found;
}

export function digestModele(nom: string): string {
  const hash = createHash('sha256').update(REVISION);
  const sources = addSources(fichierModele(nom), new Set([TRIAL]));
  for (const file of [...sources].sort()) hash.update(textOf(file));
  return hash.digest('hex').slice(0, 16);
}

export function readRecord(): Record<string, string> {
  if (!existsSync(RECORD)) return {};
  return JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>;
}

export function listUnproven(): string[] {
  const proven = readRecord();
  return listModeles().filter((nom) => proven[nom] !== digestModele(nom));
}

export function writeRecord(): void {
  const record = Object.fromEntries(listModeles().map((nom) => [nom, digestModele(nom)]));
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
}
