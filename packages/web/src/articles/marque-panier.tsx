import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { useQuantitePanier } from '../panier/panier.public.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';

/** « 3 au panier », on the edge of the control: it takes no room, so nothing moves when it comes. */
export function MarquePanier({ articleId }: { articleId: number }) {
  const t = useTexts('articles');
  const locale = useLocale();
  const quantite = useQuantitePanier(articleId);
  if (quantite === 0) return null;
  return (
    <span
      data-au-panier
      className="pointer-events-none absolute -top-2 right-1 z-1 rounded-full bg-ok-b px-2 type-caption font-[600] whitespace-nowrap text-ok outline outline-ok print:hidden"
    >
      {t('ajout.auPanier', { quantite: formatNombre(locale, quantite) })}
    </span>
  );
}
