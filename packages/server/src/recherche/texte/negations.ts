/** What is said not to be there: « sans soupape », « without valve », « powder-free », « sin mangas ». */
import type { Jeton } from './jeton.ts';

const NEGATIFS: ReadonlySet<string> = new Set('sans without sin non no ni'.split(' '));
const POSITIFS: ReadonlySet<string> = new Set('avec with con'.split(' '));
/** After the word, joined to it. */
const APRES: ReadonlySet<string> = new Set(['free', 'less']);
/** Between the negation and what it is about. */
const ARTICLES: ReadonlySet<string> = new Set(
  'a any aucun aucune d de des du el l la las le les los the un una une'.split(' '),
);

/** What a word that is said not to be there is kept as: nobody types it. */
export const ABSENT = '\u0002';

/** Marks the words that a negation is about, and those that hyphens join to them. */
export function nier(jetons: readonly Jeton[]): Jeton[] {
  const lus: Jeton[] = [];
  let signe: 'nie' | 'voulu' | undefined;
  for (const [i, jeton] of jetons.entries()) {
    const { sorte, terme, lie } = jeton;
    const before = lus.at(-1);
    if (sorte === 'mot' && lie && APRES.has(terme) && before?.sorte === 'mot') {
      lus[lus.length - 1] = { ...before, nie: true };
    } else if (sorte === 'mot' && signe && !ARTICLES.has(terme)) {
      lus.push({ ...jeton, [signe]: true });
      if (!jetons[i + 1]?.lie) signe = undefined;
    } else {
      lus.push(jeton);
      if (sorte !== 'mot') signe = undefined;
    }
    if (NEGATIFS.has(terme)) signe = 'nie';
    else if (POSITIFS.has(terme)) signe = 'voulu';
  }
  return lus;
}

/** What a word is indexed and looked up by. */
export function cleDuMot({ terme, nie }: Pick<Jeton, 'terme' | 'nie'>): string {
  return nie ? ABSENT + terme : terme;
}
