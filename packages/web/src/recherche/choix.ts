/** Tells the shop that an answer to these words was of use: searches of which none is, lack words. */
import { useCallback, useRef } from 'react';
import { useRouteContext } from '@tanstack/react-router';
import { choisirResultat } from '@comptoir/contract/recherche/choix.contract.ts';

/** A link or a button of an article: its sheet, the basket, the comparison, a list. */
export function isChoix(cible: EventTarget | null): boolean {
  if (!(cible instanceof Element)) return false;
  const article = cible.closest('a, button')?.closest('li, tr, article');
  return article?.querySelector('a[href*="/fp/"]') != null;
}

/** For the element that holds the answers: told once, however many are opened. */
export function useChoix(q: string): (boite: HTMLElement | null) => (() => void) | undefined {
  const { api } = useRouteContext({ from: '__root__' });
  const dit = useRef('');
  return useCallback(
    (boite) => {
      const noter = ({ target }: MouseEvent) => {
        if (dit.current === q || !isChoix(target)) return;
        dit.current = q;
        // Where it is lost, the search counts as one that led nowhere: nobody is told.
        void api.call(choisirResultat, { body: { q } }).catch(() => (dit.current = ''));
      };
      boite?.addEventListener('click', noter);
      return boite ? () => boite.removeEventListener('click', noter) : undefined;
    },
    [api, q],
  );
}
