/** What the demo company writes, product by product, in the terms of the glossary. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { describe, expect, it } from 'vitest';
import { readGlossaryTerms, ruledOut } from './terms.ts';
import { ROOT } from '../../machine/source-files.ts';

const DEMO = 'packages/demo/src';

interface Text {
  path: string;
  locale: Locale;
  text: string;
}

/** Every string below a key that names a language, in what a module exports. */
function* textsOf(
  value: unknown,
  path: string,
  seen: Set<object>,
  locale?: Locale,
): Generator<Text> {
  if (typeof value === 'string') {
    if (locale) yield { path, locale, text: value };
    return;
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [key, part] of Object.entries(value)) {
    yield* textsOf(part, path, seen, LOCALES.find((each) => each === key) ?? locale);
  }
}

const modules = globSync(`${DEMO}/**/*.ts`, { cwd: ROOT }).filter(
  (path) => !/\.test\.ts$|\/(?:seed|copy)-[^/]*$/.test(path),
);
const seen = new Set<object>();
const texts: Text[] = [];
for (const path of modules) {
  texts.push(...textsOf(await import(join(ROOT, path)), path.slice(DEMO.length + 1), seen));
}

/** Pages are long: the first line that has it is reported. */
const told = ({ path, text }: Text, what: string, isWrong: (line: string) => boolean) =>
  `${path}: ${what} in “${text.split('\n').find(isWrong)}”`;

describe('texts of the demo company', () => {
  it('are found: names, descriptions, pages, news, questions and answers', () => {
    for (const locale of LOCALES) {
      expect(texts.filter((text) => text.locale === locale).length).toBeGreaterThan(2000);
    }
  });

  it('use no term the glossary rules out', () => {
    const terms = readGlossaryTerms();
    const problems = texts.flatMap((each) =>
      ruledOut(terms, each.locale, each.text).map(({ wrong, instead }) =>
        told(each, `“${wrong}” for “${instead}”`, (line) =>
          ruledOut(terms, each.locale, line).some((term) => term.wrong === wrong),
        ),
      ),
    );
    expect(problems).toEqual([]);
  });

  /** Classes of steel and versions of standards keep their points: a unit tells a measure. */
  const UNIT = String.raw`[ \u00a0\u202f]?(?:mm|cm|m|µm|kg|g|t|l|ml|V|W|kW|A|Ah|N|Nm|kN|bar|h|%|°C)(?![\p{L}\d])`;

  it.each<[Locale, string, RegExp]>([
    ['en', 'a decimal comma', /\d,\d(?!\d\d)/],
    ['en', 'a space before a percent sign', /\d[\s\u00a0\u202f]%/],
    [
      'en',
      'thousands parted by a space',
      new RegExp(String.raw`\d[ \u00a0\u202f]\d{3}${UNIT}`, 'u'),
    ],
    ['es', 'a decimal point', new RegExp(String.raw`(?<![\d.{])\d+\.\d{1,2}${UNIT}`, 'u')],
    ['es', 'a percent sign that sticks to its number', /\d%/],
    [
      'es',
      'four figures parted',
      new RegExp(String.raw`(?<![\d.,])\d[. \u00a0\u202f]\d{3}${UNIT}`, 'u'),
    ],
    [
      'es',
      'thousands parted by a space',
      new RegExp(String.raw`\d\d[ \u00a0\u202f]\d{3}${UNIT}`, 'u'),
    ],
  ])('in %s have not %s', (locale, what, wrong) => {
    const problems = texts
      .filter((each) => each.locale === locale && wrong.test(each.text))
      .map((each) => told(each, what, (line) => wrong.test(line)));
    expect(problems).toEqual([]);
  });
});
