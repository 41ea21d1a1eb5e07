/** On a desk, once the add button has left the screen: what one is looking at, ready to be ordered. */
import { clsx } from 'clsx';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import {
  AjoutPanier,
  ImageArticle,
  NomArticle,
  prixPourQuantite,
  StockArticle,
  usePrixAffiche,
} from '../../articles/articles.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

export interface BarreAchatProps {
  article: ArticleVendu;
  jour: string;
  quantite: number;
  onQuantite: (quantite: number) => void;
  shown: boolean;
}

export default function BarreAchat({
  article,
  jour,
  quantite,
  onQuantite,
  shown,
}: BarreAchatProps) {
  const t = useTexts('produits');
  const locale = useLocale();
  const affiche = usePrixAffiche();
  const { tarif } = article;
  if (!tarif) return null;
  return (
    <aside
      aria-label={t('barre', { reference: article.reference })}
      inert={!shown}
      className={clsx(
        'fixed inset-x-0 top-[var(--header-height)] z-30 border-b border-line-2 bg-bg transition-[translate,opacity] duration-200 max-sm:hidden print:hidden',
        !shown && 'pointer-events-none opacity-0 motion-safe:-translate-y-full',
      )}
    >
      <div className="page-width flex min-h-16 items-center gap-4 py-1.5">
        <ImageArticle
          image={article.image}
          slot="rangee"
          alt=""
          className="size-12 shrink-0 max-lg:hidden"
        />
        {/* Its end is what tells it from its neighbours: never cut, smaller where it is long. */}
        <div className="min-w-0 flex-1">
          <div className="type-meta leading-4.5! font-[580]">
            <NomArticle article={article} />
          </div>
          <p className="type-caption type-ref text-text-2">{article.reference}</p>
        </div>
        <StockArticle
          disponibilite={article.disponibilite}
          jour={jour}
          variant="long"
          quantite={quantite}
          className="max-lg:hidden"
        />
        <p className="type-h2 whitespace-nowrap">
          {formatArgent(locale, affiche(tarif, prixPourQuantite(tarif, quantite)))}
        </p>
        <div className="w-90 shrink-0 xl:w-110">
          <AjoutPanier
            article={article}
            variant="fiche"
            quantite={quantite}
            onQuantite={onQuantite}
          />
        </div>
      </div>
    </aside>
  );
}
