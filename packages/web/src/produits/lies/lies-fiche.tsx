import { clsx } from 'clsx';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { enVente } from '../versions/versions.ts';
import { direDifferences } from './dire-differences.ts';
import { RangeeArticles } from './rangee-articles.tsx';
import { useLies } from './use-lies.ts';

interface Props {
  article: ArticleVendu;
  produitId: number;
}

const LINK = 'min-h-6 type-meta text-link hover:underline pointer-coarse:min-h-11';

/** What goes with the article and why, what replaces it, what others order with it. */
export function LiesFiche({ article, produitId }: Props) {
  const t = useTexts('produits');
  const locale = useLocale();
  const { jour, attributs, complements, equivalents, ensemble } = useLies(article.id);
  const avec = complements.filter((each) => enVente([each.article]).length > 0);
  const memes = enVente(equivalents).map((each) => ({
    article: each,
    raison: direDifferences({ t, locale }, attributs, article, each),
  }));
  const achetes = enVente(ensemble).map((each) => ({ article: each }));
  const groupes = [avec, memes, achetes].filter(({ length }) => length > 0).length;
  if (groupes === 0) return null;
  // One list alone takes both columns.
  const large = groupes === 1;
  return (
    <div className={clsx('gap-x-16', !large && 'lg:grid lg:grid-cols-2')}>
      <RangeeArticles titre={t('complements')} lignes={avec} {...{ jour, large }} />
      <div className={clsx(large && 'contents')}>
        <RangeeArticles
          titre={t('equivalents.titre')}
          lignes={memes}
          {...{ jour, large }}
          aside={
            <button
              type="button"
              className={LINK}
              onClick={() =>
                openOverlay('produits-similaires', { produitId, articleId: article.id })
              }
            >
              {t('equivalents.comparer')}
            </button>
          }
        />
        <RangeeArticles titre={t('ensemble')} lignes={achetes} {...{ jour, large }} />
      </div>
    </div>
  );
}
