/** What one asks first of an article, in as few signs as the trade writes it: « 18 V », « IP54 ». */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { DetailArticle, Produit } from '@comptoir/contract/produits/produits.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { formatAttribut } from '../articles/articles.public.ts';

export interface Reponse {
  libelle: string;
  valeur: string;
}

const MAX = 6;
/** A longer one is read among the characteristics. */
const MAX_SIGNES = 12;

export function listReponses(
  locale: Locale,
  { attributs, reponses }: Pick<Produit, 'attributs' | 'reponses'>,
  article: Pick<ArticleVendu, 'attributs'>,
  detail: Pick<DetailArticle, 'caracteristiques'> | undefined,
): Reponse[] {
  const parCode = new Map(attributs.map((attribut) => [attribut.code, attribut]));
  const dites = reponses.flatMap((code): Reponse[] => {
    const attribut = parCode.get(code);
    const valeur = article.attributs[code];
    if (!attribut || valeur === undefined) return [];
    return [{ libelle: attribut.libelle, valeur: formatAttribut(locale, attribut, valeur) }];
  });
  const autres = (detail?.caracteristiques ?? []).filter(({ repond }) => repond);
  return [...dites, ...autres]
    .filter(({ valeur }) => valeur.length <= MAX_SIGNES)
    .slice(0, MAX)
    .map(({ libelle, valeur }) => ({ libelle, valeur }));
}
