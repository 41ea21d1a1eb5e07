/**
 * What was handed over, in the language of who reads it: prices and quantities are those of the day,
 * the words are kept in every language beside them.
 */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { PanierLu } from '../../panier/panier.public.ts';
import type { ContenuRemis } from './remises.sql.ts';
import type { MotsRemis } from './mots-remis.ts';

export function motsRemis({ lignes, promotions }: PanierLu): MotsRemis {
  const { appliquees } = promotions.promu.promues;
  return {
    articles: Object.fromEntries(lignes.map(({ article }) => [article.id, article.libelle])),
    promotions: Object.fromEntries(
      appliquees.map(({ promotion: { id, source } }) => [id, source.titre]),
    ),
  };
}

/** What was prepared before its words were kept stays in the language it was prepared in. */
export function direRemise({ mots, ...contenu }: ContenuRemis, langue: Locale) {
  if (!mots) return contenu;
  const { lignes, tarif } = contenu;
  return {
    ...contenu,
    lignes: lignes.map((ligne) => ({
      ...ligne,
      libelle: mots.articles[ligne.articleId]?.[langue] ?? ligne.libelle,
    })),
    ...(tarif && {
      tarif: {
        ...tarif,
        promotions: tarif.promotions.map((promotion) => ({
          ...promotion,
          libelle: mots.promotions[promotion.id]?.[langue] ?? promotion.libelle,
        })),
      },
    }),
  };
}
