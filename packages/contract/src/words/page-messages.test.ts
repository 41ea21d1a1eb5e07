import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from './locales.ts';

interface PageTexts {
  titre: string;
  description: string;
}

function listPages(locale: string): [string, PageTexts][] {
  const folder = join(import.meta.dirname, '../../messages', locale);
  return readdirSync(folder).flatMap((file) => {
    const content = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      pages?: Record<string, PageTexts>;
    };
    return Object.entries(content.pages ?? {});
  });
}

test.each(LOCALES)('in %s a page description fits in what search engines show', (locale) => {
  const pages = listPages(locale);
  expect(pages.length).toBeGreaterThan(80);
  expect(pages.filter(([, { description }]) => description.length > 160)).toEqual([]);
});

test.each(LOCALES)('in %s no two pages share a title', (locale) => {
  const titles = listPages(locale).map(([, { titre }]) => titre);
  expect(titles.filter((titre, index) => titles.indexOf(titre) !== index)).toEqual([]);
});
