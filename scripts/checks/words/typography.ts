/** Messages are typeset as the language wants: apostrophes, spaces before ; : ! ?, ¿ ¡, « ». */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Finding } from '../findings.ts';
import { flatten, readCatalogues, type Catalogue } from './message-catalogues.ts';

interface Rule {
  locales: readonly Locale[];
  wrong: RegExp;
  message: string;
}

const RULES: readonly Rule[] = [
  { locales: ['fr', 'en', 'es'], wrong: /\p{L}'\p{L}/u, message: 'write the apostrophe ’' },
  { locales: ['fr', 'en', 'es'], wrong: /\.\.\./, message: 'write the ellipsis …' },
  {
    locales: ['fr'],
    wrong: /[^\s:;!?](?:[;!?]|:(?=\s|$))|[^\S\u00a0\u202f][;:!?]/u,
    message: 'no-break space before ; : ! ?',
  },
  {
    locales: ['fr'],
    wrong: /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u,
    message: 'no-break space inside « »',
  },
  {
    locales: ['fr'],
    wrong: /ℵ (?:HT|TTC)(?!\p{L})/u,
    message: 'no-break space between an amount and HT or TTC',
  },
  { locales: ['fr', 'es'], wrong: /"/, message: 'write « » instead of "' },
  { locales: ['es'], wrong: /^[^¿]*\?/u, message: 'a question opens with ¿' },
  { locales: ['es'], wrong: /^[^¡]*!/u, message: 'an exclamation opens with ¡' },
];

/** Variables, tags and addresses are not prose: a letter that no message has stands for a variable. */
function prose(text: string): string {
  return text
    .replace(/\{\{.*?\}\}/g, 'ℵ')
    .replace(/<[^>]*>/g, '')
    .replace(/https?:\/\/\S+/g, 'x');
}

export function findTypographyProblems(catalogues: readonly Catalogue[]): Finding[] {
  return catalogues.flatMap(({ locale, path, content }) =>
    [...flatten(content)].flatMap(([key, text]) =>
      RULES.filter((rule) => rule.locales.includes(locale) && rule.wrong.test(prose(text))).map(
        ({ message }) => ({ path, message: `${key}: ${message}` }),
      ),
    ),
  );
}

export function checkTypography(): Finding[] {
  return findTypographyProblems(readCatalogues());
}
