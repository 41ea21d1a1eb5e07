/** Every price that was considered for an article, in words, the one kept marked. */
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { TarifExplique } from '@comptoir/contract/articles/tarif.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { TranslateArticles } from '../mots.ts';
import { listRaisons, type Raison } from './raisons-prix.ts';

export function RaisonsPrix({ tarif }: { tarif: TarifExplique }) {
  const t = useTexts('articles');
  const locale = useLocale();
  const retenu = t('explication.retenu');
  return (
    <ul className="mt-2 divide-y divide-line">
      {listRaisons(tarif).map((raison) => (
        <li
          key={raison.key}
          className={clsx(
            'flex min-h-9 items-center gap-2 py-1 type-meta',
            raison.retenue ? 'font-[600] text-text' : 'text-text-2',
          )}
        >
          <span className="w-4 shrink-0">
            {raison.retenue && <Check size={16} aria-hidden className="text-ok" />}
          </span>
          <span className="min-w-0 flex-1">
            <MotsRaison t={t} locale={locale} raison={raison} />
            {raison.retenue && <span className="sr-only"> ({retenu})</span>}
          </span>
          <span className="whitespace-nowrap">{formatArgent(locale, raison.prixHT)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a promotion is, until when and for what, is shown in its drawer. */
function MotsRaison({
  t,
  locale,
  raison,
}: {
  t: TranslateArticles;
  locale: Locale;
  raison: Raison;
}) {
  const { promotion } = raison;
  if (!promotion) return motsRaison(t, locale, raison);
  return (
    <button
      type="button"
      className="text-left text-link underline hover:no-underline"
      onClick={() => openOverlay('promotion', { promotionId: promotion.id })}
    >
      {t('explication.promotionNommee', { titre: promotion.titre })}
    </button>
  );
}

function motsRaison(t: TranslateArticles, locale: Locale, raison: Raison): string {
  switch (raison.origine) {
    case 'public':
      return t('explication.public');
    case 'palier':
      return t('explication.palier');
    case 'condition':
      return t('explication.condition', { remise: formatNombre(locale, raison.remise) });
    case 'negocie':
      return t('explication.negocie');
    case 'promotion':
      return t('explication.promotion');
  }
}
