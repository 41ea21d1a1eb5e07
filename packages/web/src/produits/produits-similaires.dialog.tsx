import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { DialogFrame } from '../ui/section/dialog-frame.tsx';
import { useTexts } from '../words/use-texts.ts';
import { findArticle } from './article-courant.ts';
import { liesQuery, produitQuery } from './produits.queries.ts';
import { liesAvecArticles } from './lies/lies-avec-articles.ts';
import { attributsDifferents } from './versions/attributs-differents.ts';
import { TableauSimilaires } from './tableau-similaires.tsx';
import { enVente } from './versions/versions.ts';

/** The same thing by other makers, beside the article it is asked for. */
export default function ProduitsSimilairesDialog({
  data,
  close,
}: OverlayProps<'produits-similaires'>) {
  const t = useTexts('produits');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data: produit } = useQuery(produitQuery({ api, locale }, data.produitId));
  const { data: lies } = useQuery(liesQuery({ api, locale }, data.articleId));
  const article = produit && findArticle(produit, data.articleId);
  if (!article || !lies) return <DialogFrame title={t('similaires.titre')}>{null}</DialogFrame>;
  const equivalents = enVente(liesAvecArticles(lies).equivalents);
  const isMeme =
    equivalents.length > 0 &&
    attributsDifferents(produit.attributs, [article, ...equivalents]).length === 0;
  return (
    <DialogFrame
      title={t('similaires.titre')}
      description={t(isMeme ? 'similaires.memes' : 'similaires.detail', {
        reference: article.reference,
      })}
      flush
    >
      {equivalents.length === 0 ? (
        <p className="px-4 py-6 text-text-2 sm:px-6">{t('similaires.aucun')}</p>
      ) : (
        <TableauSimilaires
          article={article}
          equivalents={equivalents}
          attributs={produit.attributs}
          jour={produit.jour}
          close={close}
        />
      )}
    </DialogFrame>
  );
}
