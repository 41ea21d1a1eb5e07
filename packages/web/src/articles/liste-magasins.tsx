import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type {
  lireDisponibilitesMagasins,
  StockMagasin,
} from '@comptoir/contract/articles/articles.contract.ts';
import type { CallAnswer } from '@comptoir/contract/call.ts';
import { formatNombre } from '@comptoir/contract/formats.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useLocale, useTexts } from '../use-texts.ts';
import { nomMagasin } from './nom-magasin.public.ts';
import { stockMagasin, texteOuverture, texteRetrait } from './retrait-magasin.ts';
import { DOTS, WORDS } from './stock-article.tsx';

interface Props {
  query: UseQueryResult<CallAnswer<typeof lireDisponibilitesMagasins> | null>;
  choisi: number | undefined;
  onChoisi: (magasinId: number) => void;
}

/** Nearest first; the others are one click away. */
const SHOWN = 8;
const PLACES = Array.from({ length: SHOWN }, (_, rang) => rang);

export function ListeMagasins({ query, choisi, onChoisi }: Props) {
  const t = useTexts('articles');
  const [all, setAll] = useState(false);
  const { data } = query;
  if (query.isError) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 px-4 py-5 sm:px-6">
        <p>{t('magasins.erreur')}</p>
        <Button onClick={() => void query.refetch()}>{t('magasins.reessayer')}</Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true">
        {PLACES.map((rang) => (
          <div key={rang} className="flex h-16.25 items-center border-b border-line px-4 sm:px-6">
            <Skeleton className="h-10 w-full" />
          </div>
        ))}
      </div>
    );
  }
  const shown = all ? data.magasins : data.magasins.slice(0, SHOWN);
  const others = data.magasins.length - shown.length;
  return (
    <div className={clsx('transition-opacity', query.isPlaceholderData && 'opacity-60')}>
      <fieldset aria-busy={query.isPlaceholderData}>
        <legend className="sr-only">{t('magasins.choix')}</legend>
        {shown.map((magasin) => (
          <Magasin
            key={magasin.magasinId}
            magasin={magasin}
            jour={data.jour}
            isChosen={magasin.magasinId === choisi}
            onChoisi={onChoisi}
          />
        ))}
      </fieldset>
      {others > 0 && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className={clsx(buttonClass({ kind: 'quiet', size: 'sm' }), 'mx-1 my-2 sm:mx-3')}
        >
          {t('magasins.autres', { count: others })}
        </button>
      )}
    </div>
  );
}

interface MagasinProps {
  magasin: StockMagasin;
  jour: string;
  isChosen: boolean;
  onChoisi: (magasinId: number) => void;
}

function Magasin({ magasin, jour, isChosen, onChoisi }: MagasinProps) {
  const t = useTexts('articles');
  const locale = useLocale();
  const { etat, texte } = stockMagasin(t, locale, magasin);
  return (
    <label className="flex min-h-16 items-center gap-4 border-b border-line px-4 py-2 has-checked:bg-sel has-checked:shadow-[inset_3px_0_0_var(--color-link)] has-focus-visible:-outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-focus sm:px-6">
      <span className="min-w-0 flex-1 type-name">
        {nomMagasin(magasin.libelle)}
        {magasin.distance !== null && (
          <span className="type-body text-text-2">
            {' '}
            {t('magasins.distance', { distance: formatNombre(locale, magasin.distance, 0) })}
          </span>
        )}
        {magasin.reference && (
          <span className="ml-3 type-badge text-link">{t('magasins.mien')}</span>
        )}
        <span className="block type-meta text-text-2">
          {texteOuverture(t, locale, magasin.ouverture, jour)}
        </span>
      </span>
      <span className="text-right">
        <span className={clsx('flex items-baseline justify-end gap-1.5 type-label', WORDS[etat])}>
          <span aria-hidden="true" className={clsx('size-2 rounded-full', DOTS[etat])} />
          {texte}
        </span>
        <span className="block type-meta text-text-2">
          {texteRetrait(t, locale, magasin.retrait, jour)}
        </span>
      </span>
      <input
        type="radio"
        name="magasin"
        value={magasin.magasinId}
        checked={isChosen}
        onChange={() => onChoisi(magasin.magasinId)}
        className="size-5 shrink-0 appearance-none rounded-full border border-line-2 bg-bg outline-none transition-colors checked:border-6 checked:border-link"
      />
    </label>
  );
}
