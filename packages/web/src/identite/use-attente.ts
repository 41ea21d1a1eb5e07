import { useEffect, useRef } from 'react';
import { announce } from '../ui/notice/announce.ts';
import { useTexts } from '../words/use-texts.ts';
import { useCompteARebours } from './use-compte-a-rebours.ts';

/**
 * How long one has to wait, in words that count down; undefined when one may try.
 *
 * @param fin when, on this device's clock.
 */
export function useAttente(fin: number | undefined): string | undefined {
  const t = useTexts('identite');
  const reste = useCompteARebours(fin);
  const isOver = fin !== undefined && reste === 0;
  const again = t('connexion.attente.finie');
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && isOver) announce(again);
    wasWaiting.current = reste > 0;
  }, [isOver, reste, again]);
  if (reste === 0) return undefined;
  const [minutes, secondes] = [Math.floor(reste / 60), reste % 60];
  return minutes > 0
    ? t('connexion.attente.minutes', { minutes, secondes })
    : t('connexion.attente.secondes', { secondes });
}
