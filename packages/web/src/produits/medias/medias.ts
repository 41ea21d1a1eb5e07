/** What a sheet shows: pictures of the article on the page, then the drawing of its dimensions. */
import type { ArticleVendu, ImageArticle } from '@comptoir/contract/articles/article.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { formatAttribut } from '../../articles/articles.public.ts';
import type { TranslateOf } from '../../words/use-texts.ts';
import { findDetail } from '../article-courant.ts';

export interface Vue {
  key: string;
  /** Null for the drawing of that article. */
  image: ImageArticle | null;
  articleId: number;
  alt: string;
}

type Montre = Pick<Produit, 'medias' | 'image' | 'details' | 'attributs'>;

/** The picture of the article first, then what else shows its product, its dimensions last. */
export function listVues(
  produit: Montre,
  article: ArticleVendu,
  t: TranslateOf<'produits'>,
  locale: Locale,
): Vue[] {
  const { medias, image } = produit;
  const articleId = article.id;
  // Pictures of the product show its usual look: an article that looks otherwise borrows none.
  const usuel = article.image.fichier === image.fichier;
  const autres = medias
    .filter(({ type, fichier }) => type !== 'video' && fichier !== image.fichier)
    .filter((media) => media.articleId === articleId || (media.articleId === null && usuel))
    .map(({ id, fichier, couleur, alt }) => ({
      key: String(id),
      image: { genre: image.genre, fichier, couleur },
      articleId,
      alt,
    }));
  const vues: Vue[] = [
    { key: '0', image: article.image, articleId, alt: article.libelle },
    ...autres,
  ];
  if (findDetail(produit, article)?.dessin) {
    const dimensions = listLongueurs(produit, article, locale).join(', ');
    const alt = t('galerie.dessin', { dimensions: dimensions || article.libelle });
    vues.push({ key: 'dessin', image: null, articleId, alt });
  }
  return vues;
}

function listLongueurs(
  { attributs }: Pick<Produit, 'attributs'>,
  article: ArticleVendu,
  locale: Locale,
): string[] {
  return attributs.flatMap((attribut) => {
    const valeur = article.attributs[attribut.code];
    return valeur !== undefined && /^[cm]?m$/.test(attribut.unite ?? '')
      ? `${attribut.libelle} ${formatAttribut(locale, attribut, valeur)}`
      : [];
  });
}
