/** After one of two baskets was put aside at signing in: where it is, and the way to have it back. */
import { ListPlus } from 'lucide-react';
import { listerListes } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { localeOf } from '@comptoir/contract/words/locales.ts';
import type { Router } from '../app/router.tsx';
import { showToast } from '../ui/notice/toast-store.ts';
import { mettreAuPanier } from './mettre-au-panier.ts';

export async function direMiseDeCote(router: Router): Promise<void> {
  const { api, queryClient, texts } = router.options.context;
  const locale = localeOf(router.latestLocation.pathname);
  const [[derniere]] = await Promise.all([
    api.call(listerListes, {}),
    texts.load(locale, ['listes-achats', 'erreurs']),
  ]);
  if (!derniere) return;
  const t = texts.of(locale).translate('listes-achats');
  showToast({
    kind: 'snackbar-info',
    icon: ListPlus,
    title: t('misDeCote.titre'),
    detail: t('misDeCote.texte', { liste: derniere.libelle, count: derniere.nombreArticles }),
    action: {
      label: t('panier.mettre'),
      run: () => {
        // It stays on the home page, where it can be tried again.
        mettreAuPanier({ api, queryClient, texts, locale }, derniere).catch(() =>
          showToast({ kind: 'snackbar-info', title: t('echec') }),
        );
      },
    },
  });
}
