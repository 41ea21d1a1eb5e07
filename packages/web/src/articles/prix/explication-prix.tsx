/** Every price that was considered for an article, in words, the one kept marked. */
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { lireTarifs } from '@comptoir/contract/articles/tarifs.contract.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { callQuery } from '../../http/query-client.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { showNear } from '../../ui/button/place-near.ts';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { TranslateArticles } from '../mots.ts';
import { listRaisons, type Raison } from './raisons-prix.ts';

interface Props {
  articleId: number;
  quantite: number;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export default function ExplicationPrix({ articleId, quantite, anchor, onClose }: Props) {
  const t = useTexts('articles');
  const locale = useLocale();
  const { api } = useRouter().options.context;
  const query = callQuery({ api, locale }, lireTarifs, { body: [{ articleId, quantite }] });
  const { data, isError } = useQuery(query);
  const bubble = useRef<HTMLDivElement>(null);
  const tarif = data?.[0];
  useEffect(() => {
    const element = bubble.current;
    if (!element || !anchor.current || element.matches(':popover-open')) return;
    showNear(element, anchor.current, 'bottom', 'end');
    element.focus();
  }, [anchor]);
  return (
    <div
      ref={bubble}
      popover="auto"
      role="dialog"
      aria-label={t('explication.titre')}
      tabIndex={-1}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      className="fixed m-0 w-90 max-w-[calc(100vw-1rem)] rounded-card border border-line-2 bg-bg p-4 text-text shadow-float outline-none"
    >
      <p className="type-h3">
        {t('explication.quantite', { quantite: formatNombre(locale, quantite) })}
      </p>
      {isError && <p className="mt-2 type-meta text-err">{t('explication.erreur')}</p>}
      {!tarif && !isError && <Skeleton className="mt-2 h-24 w-full" />}
      {tarif && <Raisons tarif={tarif} t={t} locale={locale} />}
      <p className="mt-3 type-caption text-text-2">{t('explication.regle')}</p>
    </div>
  );
}

interface RaisonsProps {
  tarif: CallAnswer<typeof lireTarifs>[number];
  t: TranslateArticles;
  locale: Locale;
}

function Raisons({ tarif, t, locale }: RaisonsProps) {
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
