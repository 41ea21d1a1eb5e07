/** What the code of a line names: the article, its unit, when it can be had. */
import { clsx } from 'clsx';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import {
  libelleConditionnement,
  lienArticle,
  NomArticle,
  StockArticle,
} from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { ACTION } from './actions-ligne.tsx';
import type { Connaissance } from './connaissances.ts';
import type { MotsLigne } from './mots-ligne.ts';

interface Props {
  connaissance: Connaissance | undefined;
  mots: MotsLigne;
  isCompact: boolean;
  /** Something is typed. */
  isAsked: boolean;
}

export function Designation({ connaissance, mots, isCompact, isAsked }: Props) {
  const t = useTexts('achat-rapide');
  const tArticles = useTexts('articles');
  const locale = useLocale();
  if (connaissance?.nom === 'connu') {
    const { article, jour } = connaissance;
    const { unite, contenu, retire } = article;
    if (isCompact) {
      return (
        <div className={COMPACT}>
          <NomArticle article={article} />
        </div>
      );
    }
    const conditionnement = libelleConditionnement(tArticles, locale, unite, contenu);
    return (
      <div className="min-w-0">
        <Lien
          {...ACTION}
          href={lienArticle(locale, article)}
          className="block type-name hover:underline"
        >
          <NomArticle article={article} />
        </Lien>
        <div className="flex flex-wrap items-baseline gap-x-2">
          {conditionnement && <span className="type-meta text-text-2">{conditionnement}</span>}
          {!retire && (
            <StockArticle disponibilite={article.disponibilite} jour={jour} variant="long" />
          )}
        </div>
      </div>
    );
  }
  if (connaissance?.nom === 'garde') {
    const { libelle, jour } = connaissance.article;
    if (isCompact) return <p className={COMPACT}>{libelle}</p>;
    return (
      <div className="min-w-0">
        <p data-nom-article className="type-name text-pretty wrap-anywhere">
          {libelle}
        </p>
        <p className="type-meta text-text-2">{t('ligne.prixDu', { jour: formatDate(jour) })}</p>
      </div>
    );
  }
  const isWaiting = isAsked && (connaissance === undefined || connaissance.nom === 'demande');
  return (
    <p className={clsx('type-meta text-text-2', isCompact ? COMPACT : 'max-lg:hidden')}>
      {isWaiting ? mots.recherche : ''}
    </p>
  );
}

const COMPACT = 'type-caption text-text-2';
