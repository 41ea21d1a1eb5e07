import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { preloadOverlay } from '../overlay/overlay-parts.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { PictogrammeSigne } from './pictogramme-signe.tsx';

export interface PictogrammesProps {
  produit: Produit;
}

/** Signs under the picture; their meanings are one tap away. */
export default function Pictogrammes({ produit }: PictogrammesProps) {
  const t = useTexts('produits');
  if (produit.pictogrammes.length === 0) return null;
  return (
    <div className="mt-4 flex flex-col items-center gap-2 max-sm:mt-6">
      <ul
        aria-label={t('pictogrammes.titre')}
        className="flex flex-wrap justify-center gap-x-5 gap-y-3"
      >
        {produit.pictogrammes.map((pictogramme) => (
          <li
            key={pictogramme.code}
            className="flex w-22 flex-col items-center gap-1.5 text-center type-caption"
          >
            <PictogrammeSigne {...pictogramme} />
            {pictogramme.libelle}
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => openOverlay('pictogrammes', { produitId: produit.id })}
        onPointerEnter={() => preloadOverlay('pictogrammes')}
        className="min-h-8 type-meta text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
      >
        {t('pictogrammes.signification')}
      </button>
    </div>
  );
}
