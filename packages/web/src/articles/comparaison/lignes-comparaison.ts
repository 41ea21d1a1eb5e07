/** Articles side by side: one line per feature, and whether it tells them apart. */
import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { formatAttribut } from '../attribut.ts';

export interface LigneComparaison {
  code: string;
  libelle: string;
  /** One per article, '' where it has none. */
  valeurs: string[];
  differe: boolean;
}

export function listLignes(
  locale: Locale,
  articles: readonly Pick<ArticleVendu, 'attributs'>[],
  attributs: readonly Attribut[],
): LigneComparaison[] {
  return attributs.flatMap((attribut) => {
    const valeurs = articles.map((article) => {
      const valeur = article.attributs[attribut.code];
      return valeur === undefined ? '' : formatAttribut(locale, attribut, valeur);
    });
    if (valeurs.every((valeur) => valeur === '')) return [];
    return [ligne(attribut.code, attribut.libelle, valeurs)];
  });
}

export function ligne(code: string, libelle: string, valeurs: string[]): LigneComparaison {
  return { code, libelle, valeurs, differe: new Set(valeurs).size > 1 };
}
