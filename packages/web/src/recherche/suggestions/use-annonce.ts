import { useEffect } from 'react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { announce } from '../../ui/notice/announce.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { SuggestionsAffichees } from './use-suggestions.ts';

const REST_MS = 700;

/** Says how many there are once the hand rests, not at each letter. */
export function useAnnonce(affichees: SuggestionsAffichees | undefined): void {
  const t = useTexts('recherche');
  const locale = useLocale();
  const total = affichees?.reponse.total;
  const q = affichees?.q;
  useEffect(() => {
    if (total === undefined || q === undefined) return;
    const phrase =
      total > 0
        ? t('suggestions.annonce', { count: total, nombre: formatNombre(locale, total), q })
        : t('suggestions.aucun', { q });
    const timer = setTimeout(() => announce(phrase), REST_MS);
    return () => clearTimeout(timer);
  }, [t, locale, total, q]);
}
