/** A plan that came with the link. */
import { useEffect, useRef } from 'react';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { readFragment, porteUnPlan } from './partage.ts';
import type { Cuisine } from './use-cuisine.ts';

/** It takes the place of what was on the board, which undoing brings back. */
export function usePlanRecu(cuisine: Cuisine): void {
  const t = useTexts('cuisine');
  const latest = useRef(cuisine);
  useEffect(() => {
    latest.current = cuisine;
  });
  useEffect(() => {
    const recevoir = async () => {
      const { hash, pathname, search } = location;
      if (!porteUnPlan(hash)) return;
      const plan = await readFragment(hash);
      // From now on the address is that of the page: a reload must not bring the old plan back.
      history.replaceState(history.state, '', pathname + search);
      if (!plan) return void showToast({ kind: 'snackbar', title: t('partager.illisible') });
      latest.current.changer(plan);
      latest.current.choisir(undefined);
      showToast({ title: t('partager.ouvert', { nom: plan.nom || t('nom.defaut') }) });
    };
    void recevoir();
    const onHash = () => void recevoir();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [t]);
}
