import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { formatAttribut } from '../../articles/articles.public.ts';
import type { TranslateOf } from '../../words/use-texts.ts';

interface Mots {
  t: TranslateOf<'produits'>;
  locale: Locale;
}

/** « Volmer, mêmes caractéristiques », or what is not the same: « Volmer, Couleur : noir ». */
export function direDifferences(
  { t, locale }: Mots,
  attributs: readonly Attribut[],
  article: Pick<ArticleVendu, 'attributs'>,
  autre: Pick<ArticleVendu, 'attributs' | 'marque'>,
): string {
  const differents = attributs.flatMap((attribut) => {
    const valeur = autre.attributs[attribut.code];
    if (valeur === undefined || valeur === article.attributs[attribut.code]) return [];
    return [
      t('equivalents.difference', {
        attribut: attribut.libelle,
        valeur: formatAttribut(locale, attribut, valeur),
      }),
    ];
  });
  const dites = differents.length === 0 ? t('equivalents.memes') : differents.join(', ');
  return t('equivalents.raison', { marque: autre.marque.nom, dites });
}
