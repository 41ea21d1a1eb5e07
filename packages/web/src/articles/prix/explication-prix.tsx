/** Why an article costs what it does, over the page, beside the price. */
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { lireTarifs } from '@comptoir/contract/articles/tarifs.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { callQuery } from '../../http/query-client.ts';
import { Bubble } from '../../ui/button/bubble.tsx';
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
  const tarif = data?.[0];
  return (
    <Bubble label={t('explication.titre')} anchor={anchor} onClose={onClose}>
      <p className="type-h3">
        {t('explication.quantite', { quantite: formatNombre(locale, quantite) })}
      </p>
      {isError && <p className="mt-2 type-meta text-err">{t('explication.erreur')}</p>}
      {!tarif && !isError && <Skeleton className="mt-2 h-24 w-full" />}
      {tarif && <RaisonsPrix tarif={tarif} />}
      <p className="mt-3 type-caption text-text-2">{t('explication.regle')}</p>
    </Bubble>
  );
}
