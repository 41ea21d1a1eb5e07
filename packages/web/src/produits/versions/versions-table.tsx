import { clsx } from 'clsx';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { DetailArticle, Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { nomMagasin, useIsTtc } from '../../articles/articles.public.ts';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { libelleAxe } from './libelle-version.ts';
import { CELL, FIGURE, VersionLigne, WIDE } from './version-ligne.tsx';
import { quantitesPaliers, type Axe } from './versions.ts';

interface Props {
  produit: Produit;
  article: ArticleVendu;
  articles: readonly ArticleVendu[];
  axes: readonly Axe[];
  barre: boolean;
}

/** Beyond two tiers the stock and the quantity would leave the screen. */
const PALIERS = 2;

export function VersionsTable({ produit, article, articles, axes, barre }: Props) {
  const t = useTexts('produits');
  const { locale, session } = usePage();
  const isTtc = useIsTtc();
  if (articles.length === 0) {
    return <p className="border-t border-line-2 py-6 text-text-2">{t('versions.aucune')}</p>;
  }
  const paliers = quantitesPaliers(articles, PALIERS);
  const poids = poidsParArticle(produit.details);
  const isWeighed = new Set(poids.values()).size > 1;
  const head = clsx(
    CELL,
    'h-9 border-b-line-2 bg-bg text-left type-head text-text-2 xl:sticky xl:z-10',
    barre ? 'xl:top-[calc(var(--header-height)+4rem)]' : 'xl:top-[var(--header-height)]',
  );
  return (
    <div className="max-xl:overflow-x-auto">
      <table className="mt-2 w-full border-separate border-spacing-0">
        <caption className="sr-only">{t('versions.intro')}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t('versions.reference')}
            </th>
            {axes.map((axe) => (
              <th
                key={axe.attribut.code}
                scope="col"
                className={clsx(head, axe.attribut.type === 'nombre' && FIGURE)}
              >
                {libelleAxe(axe)}
              </th>
            ))}
            {isWeighed && (
              <th scope="col" className={clsx(head, FIGURE, WIDE)}>
                {t('versions.poids')}
              </th>
            )}
            <th scope="col" className={clsx(head, FIGURE)}>
              {t(isTtc ? 'versions.netTtc' : 'versions.net')}
            </th>
            {paliers.map((quantite) => (
              <th key={quantite} scope="col" className={clsx(head, FIGURE, WIDE)}>
                {t('paliers.des', { quantite: formatNombre(locale, quantite) })}
              </th>
            ))}
            <th scope="col" className={head}>
              {session.magasin ? nomMagasin(session.magasin.libelle) : t('versions.stock')}
            </th>
            <th scope="col" className={clsx(head, WIDE)}>
              {t('versions.aVenir')}
            </th>
            <th scope="col" className={clsx(head, FIGURE)}>
              {t('versions.quantite')}
            </th>
          </tr>
        </thead>
        <tbody>
          {articles.map((each) => (
            <VersionLigne
              key={each.id}
              article={each}
              current={each.id === article.id}
              axes={axes}
              paliers={paliers}
              poids={isWeighed ? poids.get(each.id) : undefined}
              isWeighed={isWeighed}
              jour={produit.jour}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function poidsParArticle(details: readonly DetailArticle[]): Map<number, number> {
  return new Map(details.map(({ articleId, poids }) => [articleId, poids]));
}
