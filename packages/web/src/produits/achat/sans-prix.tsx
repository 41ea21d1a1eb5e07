import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

export interface SansPrixProps {
  produit: Pick<Produit, 'id' | 'nom'>;
  article: ArticleVendu;
}

/** No price is known: the question is written already, one only has to send it. */
export default function SansPrix({ produit: { id, nom }, article }: SansPrixProps) {
  const t = useTexts('produits');
  const locale = useLocale();
  const { reference, libelle } = article;
  return (
    <div className="mt-4">
      <p className="type-h2">{t('prix.surDemande')}</p>
      <p className="mt-1 max-w-140 text-text-2">{t('prix.surDemandeDetail')}</p>
      <a
        href={liens.contact(locale)}
        onClick={(event) => {
          event.preventDefault();
          openOverlay('poser-question', {
            produit: { id, nom },
            texte: t('prixTexte', { reference, libelle }),
          });
        }}
        className={`${buttonClass({ kind: 'primary', size: 'lg' })} mt-4`}
      >
        {t('prix.demander')}
      </a>
    </div>
  );
}
