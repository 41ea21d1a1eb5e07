/** Why an article costs what it does, over the page, beside the price. */
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';
import { lireTarifs } from '@comptoir/contract/articles/tarifs.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { callQuery } from '../../http/query-client.ts';
import { showNear } from '../../ui/button/place-near.ts';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { RaisonsPrix } from './raisons-prix.public.tsx';

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
      {tarif && <RaisonsPrix tarif={tarif} />}
      <p className="mt-3 type-caption text-text-2">{t('explication.regle')}</p>
    </div>
  );
}
