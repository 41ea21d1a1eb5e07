import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { DetailArticle, Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { preloadOverlay } from '../overlay/overlay-parts.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { PictogrammeSigne } from './pictogramme-signe.tsx';
import { listReponses } from './reponses.ts';

export interface PictogrammesProps {
  produit: Produit;
  article: ArticleVendu;
  detail: DetailArticle | undefined;
}

const SIGNE = 'flex w-22 flex-col items-center gap-1.5 text-center type-caption';

/** Under the picture: what one asks first in large, then signs whose meanings are one tap away. */
export default function Pictogrammes({ produit, article, detail }: PictogrammesProps) {
  const t = useTexts('produits');
  const locale = useLocale();
  const reponses = listReponses(locale, produit, article, detail);
  const { pictogrammes } = produit;
  if (pictogrammes.length + reponses.length === 0) return null;
  return (
    <div className="mt-4 flex flex-col items-center gap-2 max-sm:mt-6">
      <ul
        aria-label={t('pictogrammes.titre')}
        className="flex flex-wrap justify-center gap-x-5 gap-y-3"
      >
        {reponses.map(({ libelle, valeur }) => (
          <li key={libelle} className={SIGNE}>
            <span className="flex h-11 min-w-11 items-center justify-center rounded-control border-[1.5px] border-text px-2 type-label font-[640] whitespace-nowrap">
              {valeur}
            </span>
            {libelle}
          </li>
        ))}
        {pictogrammes.map((pictogramme) => (
          <li key={pictogramme.code} className={SIGNE}>
            <PictogrammeSigne {...pictogramme} />
            {pictogramme.libelle}
          </li>
        ))}
      </ul>
      {pictogrammes.length > 0 && (
        <button
          type="button"
          onClick={() => openOverlay('pictogrammes', { produitId: produit.id })}
          onPointerEnter={() => preloadOverlay('pictogrammes')}
          className="min-h-8 type-meta text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
        >
          {t('pictogrammes.signification')}
        </button>
      )}
    </div>
  );
}
