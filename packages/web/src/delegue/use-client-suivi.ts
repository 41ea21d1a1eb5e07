/** Says for whom the delegate acts when that changed, here or in another tab. */
import { useEffect, useEffectEvent } from 'react';
import { SESSION_KEY } from '../identite/session-key.public.ts';
import { usePage } from '../page/page-context.ts';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { readChangement, noterChangement } from './client-courant.public.ts';
import { nomUtilisateur } from './nom-utilisateur.ts';

export function useClientSuivi(): void {
  const t = useTexts('delegue');
  const { session } = usePage();
  const dire = useEffectEvent(() => {
    const raison = readChangement();
    if (!raison) return;
    const { compte, utilisateur } = session;
    const detail =
      raison === 'ailleurs'
        ? t('change.ailleurs')
        : utilisateur && t('bandeau.pour', { nom: nomUtilisateur(t, utilisateur) });
    showToast({
      kind: raison === 'ailleurs' ? 'snackbar-info' : 'toast',
      title: compte ? t('change.client', { client: compte.libelle }) : t('change.personne'),
      ...(detail && { detail }),
    });
  });
  useEffect(() => {
    dire();
    // Every tab is about to read its page again (browser-api.ts): it then says why.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === SESSION_KEY) noterChangement('ailleurs');
    };
    // Back may bring a page of the previous customer to life again, as it was.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
}
