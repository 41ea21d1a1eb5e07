/**
 * The three languages say the same things: same files, keys, plural forms and variables, keys in
 * order, none unused, none missing. `npm run check -- messages --write` puts keys in order.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '@comptoir/contract/words/locales.ts';
import type { Finding } from '../findings.ts';
import {
  flatten,
  groupPlurals,
  placeholders,
  pluralForms,
  readCatalogues,
  type Catalogue,
  type Message,
} from './message-catalogues.ts';
import { listRequiredKeys } from './message-tables.ts';
import { findUseProblems } from './message-uses.ts';
import { isTest, listFiles, readFiles, ROOT } from '../../machine/source-files.ts';

export function findCatalogueProblems(catalogues: readonly Catalogue[]): Finding[] {
  const namespaces = new Set(catalogues.map((catalogue) => catalogue.namespace));
  return [...namespaces].flatMap((namespace) => {
    const group = catalogues.filter((catalogue) => catalogue.namespace === namespace);
    const reference = group.find((catalogue) => catalogue.locale === DEFAULT_LOCALE);
    const absent = LOCALES.filter((locale) => !group.some((each) => each.locale === locale));
    if (!reference || absent.length) {
      const path = group[0]?.path ?? namespace;
      return [{ path, message: `no ${namespace}.json in ${absent.join(', ')}` }];
    }
    return group.flatMap((catalogue) => [
      ...findOrderProblems(catalogue),
      ...compareCatalogues(reference, catalogue),
    ]);
  });
}

function compareCatalogues(reference: Catalogue, catalogue: Catalogue): Finding[] {
  const expected = groupPlurals(flatten(reference.content));
  const actual = groupPlurals(flatten(catalogue.content));
  const { path } = catalogue;
  const missing = [...expected.keys()].filter((key) => !actual.has(key));
  const excess = [...actual.keys()].filter((key) => !expected.has(key));
  return [
    ...missing.map((key) => ({ path, message: `missing key ${key}` })),
    ...excess.map((key) => ({ path, message: `key ${key} is not in ${DEFAULT_LOCALE}` })),
    ...[...actual.values()].flatMap((message) =>
      compareMessages(catalogue, expected.get(message.key), message),
    ),
  ];
}

function compareMessages(
  { locale, path }: Catalogue,
  expected: Message | undefined,
  actual: Message,
): Finding[] {
  const findings: Finding[] = [];
  const report = (message: string) => findings.push({ path, message: `${actual.key}: ${message}` });
  if (Object.values(actual.forms).some((text) => !text.trim())) report('is empty');
  if (actual.isPlural) {
    const forms = Object.keys(actual.forms).toSorted();
    const wanted = pluralForms(locale);
    if (forms.join() !== wanted.join()) {
      report(`has the plural forms ${forms.join(', ')}; ${locale} has ${wanted.join(', ')}`);
    }
  }
  if (!expected) return findings;
  if (expected.isPlural !== actual.isPlural) report('is a plural in one language only');
  const said = placeholders(Object.values(actual.forms).join(' '));
  const wanted = placeholders(Object.values(expected.forms).join(' '));
  if (said.join() !== wanted.join()) {
    report(
      `uses ${said.join(' ') || 'no variable'}; ${DEFAULT_LOCALE} uses ${wanted.join(' ') || 'none'}`,
    );
  }
  return findings;
}

function findOrderProblems({ path, content }: Catalogue): Finding[] {
  if (JSON.stringify(content) === JSON.stringify(sortKeys(content))) return [];
  return [{ path, message: 'keys are not in order: run npm run check -- messages --write' }];
}

export function sortKeys(content: unknown): unknown {
  if (typeof content !== 'object' || content === null) return content;
  const entries = Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, sortKeys(value)]));
}

export function checkMessages(): Finding[] {
  const catalogues = readCatalogues();
  const sources = listFiles().filter(
    (path) => /^packages\/(web|server|contract)\/src\/.*\.tsx?$/.test(path) && !isTest(path),
  );
  return [
    ...findCatalogueProblems(catalogues),
    ...findUseProblems(
      catalogues.filter((catalogue) => catalogue.locale === DEFAULT_LOCALE),
      readFiles(sources),
      listRequiredKeys(),
    ),
  ];
}

export function writeMessages(): void {
  for (const { path } of readCatalogues()) {
    const file = join(ROOT, path);
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(sortKeys(content), null, 2) + '\n');
  }
}
