import { clsx } from 'clsx';
import { ListPlus } from 'lucide-react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import { usePage } from '../page/page-context.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { LIST_PLUS } from '../ui/row-icons.tsx';
import { useTexts } from '../words/use-texts.ts';

interface Props {
  article: Pick<ArticleVendu, 'id' | 'reference' | 'minimum' | 'retire'>;
  quantite?: number;
  /** How it is cut. */
  traitCoupe?: string | null | undefined;
  /** `icone`: on a card. `mot`: on the sheet. */
  variant: 'icone' | 'mot';
  className?: string;
}

/** Puts an article aside in one of the buyer’s lists. Lists belong to people: a visitor has none. */
export function BoutonListe(props: Props) {
  const { article, quantite = article.minimum, traitCoupe, variant, className } = props;
  const t = useTexts('articles');
  const { session } = usePage();
  if (!session.utilisateur || article.retire) return null;
  const open = () =>
    openOverlay('ajout-liste-achats', {
      articles: [{ articleId: article.id, quantite, ...(traitCoupe && { traitCoupe }) }],
    });
  const label = t('liste.ajouter', { reference: article.reference });
  if (variant === 'icone') {
    return (
      <button
        type="button"
        aria-label={label}
        title={t('liste.titre')}
        onClick={open}
        className={clsx(
          'flex size-6 items-center justify-center rounded-control text-text-2 hover:text-link max-sm:size-11 pointer-coarse:size-11 print:hidden',
          className,
        )}
      >
        {LIST_PLUS}
      </button>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      onClick={open}
      className={clsx(buttonClass({ kind: 'quiet', size: 'sm' }), className)}
    >
      <ListPlus size={16} aria-hidden />
      {t('liste.mot')}
    </button>
  );
}
