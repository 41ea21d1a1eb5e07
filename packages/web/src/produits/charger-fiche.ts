/** Finds the sheet that an address names, or says where it is. */
import { notFound } from '@tanstack/react-router';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { orNotFound } from '../page/or-not-found.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { redirectToCanonical } from '../page/redirect-to-canonical.ts';
import { findArticle, meilleurArticle } from './article-courant.ts';
import { produitQuery } from './produits.queries.ts';

export interface FicheChargee {
  produit: Produit;
  article: ArticleVendu;
  /** Its address in each language, without prefix. */
  chemins: PageMeta['chemins'];
}

/** An unknown product is a 404; a wrong article or slug leads to the right address, for good. */
export async function chargerFiche(
  context: PageContext,
  lien: typeof liens.ficheProduit = liens.ficheProduit,
): Promise<FicheChargee> {
  const { queryClient, params } = context;
  const produit = await orNotFound(
    queryClient.ensureQueryData(produitQuery(context, Number(params['id']))),
  );
  if (!produit) throw notFound();
  context.tag(`produit:${produit.id}`);
  context.tag('stock');
  context.tag('jour');
  const asked = findArticle(produit, Number(params['articleId']));
  const article = asked ?? meilleurArticle(produit);
  if (!article) throw notFound();
  const chemin = (language: Locale) =>
    lien('fr', { id: produit.id, articleId: article.id, slug: produit.slugs[language] });
  const chemins = { fr: chemin('fr'), en: chemin('en'), es: chemin('es') };
  redirectToCanonical(context, chemins);
  return { produit, article, chemins };
}
