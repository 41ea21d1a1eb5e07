/** One term for each thing on screen: the words the glossary rules out are in no catalogue. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Finding } from '../findings.ts';
import { flatten, readCatalogues, type Catalogue } from './message-catalogues.ts';
import { ROOT } from '../../machine/source-files.ts';

const GLOSSARY = 'docs/glossary.md';
const SECTION = '## Words on screen';
/** Columns of the table, counted from its first cell. */
const RULED_OUT: readonly [locale: Locale, column: number, instead: number][] = [
  ['en', 4, 2],
  ['es', 5, 3],
];
/** Only developers read it. */
const NOT_FOR_PEOPLE = 'atelier';

export interface Term {
  locale: Locale;
  wrong: string;
  instead: string;
}

export function readTerms(glossary: string): Term[] {
  const [, section = ''] = glossary.split(`${SECTION}\n`);
  const [table = ''] = section.split('\n## ');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.flatMap((cells) =>
    RULED_OUT.flatMap(([locale, column, instead]) =>
      (cells[column] ?? '')
        .split(', ')
        .filter(Boolean)
        .map((wrong) => ({ locale, wrong, instead: cells[instead] ?? '' })),
    ),
  );
}

/** The terms ruled out in this language that a text has. */
export function ruledOut(terms: readonly Term[], locale: Locale, text: string): Term[] {
  return terms.filter((term) => term.locale === locale && contains(text, term.wrong));
}

/** As a whole word: “markers” holds no “maker”, “extension” no “ex”. */
function contains(text: string, wrong: string): boolean {
  const words = wrong.replace(/[.*+?]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}-])${words}(?![\\p{L}\\p{N}-])`, 'iu').test(text);
}

export function findTermProblems(
  catalogues: readonly Catalogue[],
  terms: readonly Term[],
): Finding[] {
  return catalogues
    .filter(({ namespace }) => namespace !== NOT_FOR_PEOPLE)
    .flatMap(({ locale, path, content }) =>
      [...flatten(content)].flatMap(([key, text]) =>
        ruledOut(terms, locale, text.replace(/\{\{.*?\}\}|\S+\.json/g, '')).map(
          ({ wrong, instead }) => ({
            path,
            message: `${key}: “${wrong}”; the glossary says “${instead}”`,
          }),
        ),
      ),
    );
}

export function readGlossaryTerms(root: string = ROOT): Term[] {
  return readTerms(readFileSync(join(root, GLOSSARY), 'utf8'));
}

export function checkTerms(root: string = ROOT): Finding[] {
  const terms = readGlossaryTerms(root);
  if (!terms.length) return [{ path: GLOSSARY, message: `no terms under “${SECTION}”` }];
  return findTermProblems(readCatalogues(root), terms);
}
