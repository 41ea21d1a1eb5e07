import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { lireArticles } from '@comptoir/contract/articles/articles.contract.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { montantDeLigne } from '@comptoir/contract/panier/totaux.ts';
import { listerLies } from '@comptoir/contract/produits/lies.contract.ts';
import {
  ImageArticle,
  LigneCompacte,
  NomArticle,
  prixPourQuantite,
} from '../../articles/articles.public.ts';
import { CompteBloque } from '../../identite/compte-bloque.public.tsx';
import { callQuery } from '../../http/query-client.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Button } from '../../ui/button/button.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { panierQuery } from '../panier.queries.ts';
import { FrancoJauge } from '../resume/franco-jauge.tsx';

/** What was added, what the basket comes to now, and what goes with it. */
export default function ConfirmationAjoutPanierDialog({
  data,
  close,
}: OverlayProps<'confirmation-ajout-panier'>) {
  const t = useTexts('panier');
  const context = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const { locale } = context;
  const ids = data.articles.map(({ articleId }) => articleId).join(',');
  const { data: ajoutes } = useQuery(callQuery(context, lireArticles, { query: { ids } }));
  const { data: panier } = useQuery({ ...panierQuery(context), staleTime: 0 });
  return (
    <DialogFrame
      title={t('confirmation.titre', { count: data.articles.length })}
      media={<Check size={24} aria-hidden className="text-ok" />}
      footer={
        <>
          <Button onClick={close}>{t('confirmation.continuer')}</Button>
          <Button
            kind="primary"
            data-autofocus
            onClick={() => void router.navigate({ href: liens.panier(locale) })}
          >
            {t('confirmation.voir')}
          </Button>
        </>
      }
      footerNote={
        panier && (
          <>
            {t('chantier.lignes', { count: panier.nombreArticles })}
            {' · '}
            <b className="text-text">
              {t('confirmation.total', { montant: formatArgent(locale, panier.tarif.netHT) })}
            </b>
          </>
        )
      }
    >
      <ul className="divide-y divide-line">
        {data.articles.map(({ articleId, quantite }) => {
          const article = ajoutes?.articles.find(({ id }) => id === articleId);
          return article ? (
            <Ajoute key={articleId} article={article} quantite={quantite} />
          ) : (
            <li key={articleId}>
              <Skeleton className="h-18 w-full" />
            </li>
          );
        })}
      </ul>
      <CompteBloque className="mt-4" />
      <div className="mt-4 min-h-10">{panier && <FrancoJauge franco={panier.franco} />}</div>
      {ajoutes?.articles[0] && <Accessoires article={ajoutes.articles[0]} />}
    </DialogFrame>
  );
}

interface AjouteProps {
  article: ArticleVendu;
  quantite: number;
}

function Ajoute({ article, quantite }: AjouteProps) {
  const locale = useLocale();
  const { tarif } = article;
  const prix = tarif && prixPourQuantite(tarif, quantite);
  return (
    <li className="flex items-center gap-4 py-2">
      <ImageArticle image={article.image} slot="rangee" alt="" className="size-18" />
      <div className="min-w-0 flex-1">
        <div className="type-name">
          <NomArticle article={article} />
        </div>
        <p className="type-meta text-text-2">
          <span className="type-ref text-text">{article.reference}</span>
          {prix && ` · ${formatNombre(locale, quantite)} × ${formatArgent(locale, prix)}`}
        </p>
      </div>
      {prix && <b>{formatArgent(locale, montantDeLigne(prix, quantite))}</b>}
    </li>
  );
}

const MONTRES = 3;

function Accessoires({ article }: { article: ArticleVendu }) {
  const t = useTexts('panier');
  const context = useRouteContext({ from: '__root__' });
  const { data: lies } = useQuery(callQuery(context, listerLies, { params: { id: article.id } }));
  if (!lies) return null;
  const parId = new Map(lies.articles.map((each) => [each.id, each]));
  const accessoires = lies.complements
    .flatMap(({ articleId, raison }) => {
      const each = parId.get(articleId);
      return each && !each.retire && each.tarif ? [{ each, raison }] : [];
    })
    .slice(0, MONTRES);
  if (accessoires.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="type-h3">{t('confirmation.accessoires')}</h3>
      <ul className="mt-2 border-t border-line">
        {accessoires.map(({ each, raison }) => (
          <li key={each.id}>
            <LigneCompacte article={each} jour={lies.jour} raison={raison} />
          </li>
        ))}
      </ul>
    </section>
  );
}
