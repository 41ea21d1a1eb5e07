import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Promotion } from '@comptoir/contract/offres/offres.contract.ts';
import { ImageArticle } from '../articles/articles.public.ts';
import { Lien } from '../page/lien.tsx';
import { Badge } from '../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { DateFin } from './date-fin.tsx';
import { valeurPromotion } from './valeur-promotion.ts';

interface ListePromotionsProps {
  promotions: readonly Promotion[];
  jour: string;
}

/** One ruled row each: how much, on what, until when. */
export function ListePromotions({ promotions, jour }: ListePromotionsProps) {
  const t = useTexts('offres');
  const locale = useLocale();
  return (
    <ul className="border-t-2 border-text max-sm:-mx-4">
      {promotions.map((promotion) => (
        <li
          key={promotion.id}
          className="relative flex items-start gap-4 border-b px-4 py-4 hover:bg-sunk sm:items-center sm:px-0 sm:py-3"
        >
          <ValeurPromotion promotion={promotion} />
          <div className="min-w-0 grow">
            <h3 className="type-h3">
              <Lien
                href={liens.promotion(locale, promotion)}
                className="-outline-offset-2 after:absolute after:inset-0"
              >
                {promotion.titre}
              </Lien>
            </h3>
            <p className="type-body text-pretty text-text-2">{promotion.texte}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 type-meta text-text-2">
              <DateFin datee={promotion} jour={jour} />
              <span>
                {t('articles', {
                  count: promotion.nombre,
                  nombre: formatNombre(locale, promotion.nombre),
                })}
              </span>
              {promotion.cumulable && <Badge tone="sel">{t('cumul.badge')}</Badge>}
            </p>
          </div>
          <div className="flex shrink-0 gap-2 max-lg:hidden">
            {promotion.images.map((image, index) => (
              <ImageArticle
                key={index}
                image={image}
                slot="rangee"
                alt=""
                className="size-18 p-1"
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How much is taken off, in the ink of discounts. */
export function ValeurPromotion({ promotion }: { promotion: Promotion }) {
  const t = useTexts('offres');
  const locale = useLocale();
  return (
    <span className="flex min-h-14 min-w-28 shrink-0 items-center justify-center rounded-control bg-ink px-2 text-[1.25rem] leading-6 font-[680] whitespace-nowrap text-on sm:min-h-18 sm:min-w-34 sm:text-[1.5rem] sm:leading-8 dark:bg-ink-3">
      {valeurPromotion(t, locale, promotion)}
    </span>
  );
}
