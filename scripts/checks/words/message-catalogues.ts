/** The message catalogues as flat maps, with plural forms grouped under their key. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { listFiles, ROOT } from '../../machine/source-files.ts';

export interface Catalogue {
  locale: Locale;
  /** File name without extension. */
  namespace: string;
  path: string;
  content: unknown;
}

/** `panier.articles` → its forms: `{other: '…'}`, or `{one, many, other}` when it is a plural. */
export interface Message {
  key: string;
  isPlural: boolean;
  forms: Record<string, string>;
}

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

export function readCatalogues(root: string = ROOT): Catalogue[] {
  const files = listFiles(root, 'packages/contract/messages').filter((path) =>
    path.endsWith('.json'),
  );
  return LOCALES.flatMap((locale) =>
    files
      .filter((path) => path.startsWith(`packages/contract/messages/${locale}/`))
      .map((path) => ({
        locale,
        namespace: basename(path, '.json'),
        path,
        content: JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown,
      })),
  );
}

/** Throws on anything that is not nested objects of strings. */
export function flatten(content: unknown, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new TypeError(`${prefix || 'the file'} is not an object of messages`);
  }
  for (const [name, value] of Object.entries(content)) {
    const key = prefix ? `${prefix}.${name}` : name;
    if (typeof value === 'string') flat.set(key, value);
    else for (const [inner, text] of flatten(value, key)) flat.set(inner, text);
  }
  return flat;
}

export function groupPlurals(flat: Map<string, string>): Map<string, Message> {
  const messages = new Map<string, Message>();
  for (const [key, text] of flat) {
    const plural = PLURAL.exec(key);
    const isPlural = plural !== null && flat.has(`${plural[1]}_other`);
    const name = isPlural ? (plural[1] ?? key) : key;
    const form = isPlural ? (plural[2] ?? 'other') : 'other';
    const known = messages.get(name) ?? { key: name, isPlural, forms: {} };
    messages.set(name, { ...known, forms: { ...known.forms, [form]: text } });
  }
  return messages;
}

/** `fr` → one, many, other. */
export function pluralForms(locale: Locale): string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
}

export function placeholders(text: string): string[] {
  const variables = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(
    (found) => `{{${found[1]}}}`,
  );
  const tags = [...text.matchAll(/<(\w+)\s*\/?>/g)].map((found) => `<${found[1]}>`);
  return [...new Set([...variables, ...tags])].toSorted();
}
