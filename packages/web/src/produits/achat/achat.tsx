import { FileText } from 'lucide-react';
import type { RefObject } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { AjoutPanier } from '../../articles/articles.public.ts';
import { CompteBloque } from '../../identite/compte-bloque.public.tsx';
import { BoutonChantier } from '../../panier/panier.public.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

interface Props {
  produit: Produit;
  article: ArticleVendu;
  quantite: number;
  onQuantite: (quantite: number) => void;
  /** Watched by the bar that takes over once this has left the screen. */
  achat: RefObject<HTMLDivElement | null>;
}

const LIEN =
  'inline-flex min-h-8 items-center gap-1.5 type-meta text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11';

/**
 * The one action of the page. A phone keeps it above the bottom bar: it comes last there, so that it
 * sticks until the end of the page and never covers the footer.
 */
export function Achat({ produit, article, quantite, onQuantite, achat }: Props) {
  const t = useTexts('produits');
  const locale = useLocale();
  const { reference, libelle } = article;
  return (
    <>
      <div
        ref={achat}
        data-barre-achat
        className="max-sm:sticky max-sm:bottom-[var(--bottom-bar-height,0px)] max-sm:z-20 max-sm:order-last max-sm:-mx-4 max-sm:mt-6 max-sm:border-t max-sm:border-line max-sm:bg-bg max-sm:px-4 max-sm:py-3 sm:mt-5 print:hidden"
      >
        <AjoutPanier
          article={article}
          variant="fiche"
          quantite={quantite}
          onQuantite={onQuantite}
        />
      </div>
      <noscript>
        <p className="mt-3 rounded-control bg-sunk px-4 py-3">
          {t('sansScript', { reference, telephone: enseigne.contact.telephone.libelle })}
        </p>
      </noscript>
      <CompteBloque className="mt-4" />
      <div className="mt-2 flex flex-wrap justify-end gap-x-6">
        <BoutonChantier className="mr-auto" />
        {article.secable && (
          <button
            type="button"
            onClick={() =>
              openOverlay('modification-trait-coupe', { articleId: article.id, traitCoupe: '' })
            }
            className={LIEN}
          >
            {t('couper')}
          </button>
        )}
        <a
          href={liens.contact(locale)}
          onClick={(event) => {
            event.preventDefault();
            openOverlay('poser-question', {
              produit: { id: produit.id, nom: produit.nom },
              texte: t('devisTexte', { quantite, reference, libelle }),
            });
          }}
          className={LIEN}
        >
          <FileText size={16} aria-hidden />
          {t('devis')}
        </a>
      </div>
    </>
  );
}
