/** What three customers call our articles in their own files: pure, each in its own manner. */
import { slugify } from '@comptoir/contract/noms.ts';

export interface ArticleConnu {
  id: number;
  reference: string;
  libelle: string;
}

export interface CodeGenere {
  articleId: number;
  code: string;
}

type Maniere = (article: ArticleConnu, place: number) => string;

/** By name of the company. */
export const MANIERES: Readonly<Record<string, Maniere>> = {
  // What it is, its size, its finish, run together: VIS416ZJ.
  'Menuiserie Morel': ({ libelle, reference }) => {
    const mot = slugify(libelle).slice(0, 3).toUpperCase();
    const taille = (/\d[\d,]*(?: × \d[\d,]*)*/.exec(libelle)?.[0] ?? '').replace(/\D/g, '');
    const finition = /-([A-Z]{1,3})$/.exec(reference)?.[1] ?? '';
    return `${mot}${taille}${finition}`;
  },
  // Numbers out of a stock book.
  'Dordogne Joinery Ltd': (_, place) => `DJ-${String(1004 + place * 3)}`,
  'Reformas Iparralde': (_, place) => `MAT/${String(211 + place).padStart(4, '0')}`,
};

/** The first article keeps a code that two would have. */
export function listCodes(maniere: Maniere, articles: readonly ArticleConnu[]): CodeGenere[] {
  const parCle = new Map<string, CodeGenere>();
  for (const [place, article] of articles.entries()) {
    const code = maniere(article, place);
    const cle = code.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
    if (!parCle.has(cle)) parCle.set(cle, { articleId: article.id, code });
  }
  return [...parCle.values()];
}
