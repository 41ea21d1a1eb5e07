/** After one of two baskets was put aside at signing in: where it is, and the way to have it back. */
import { ListPlus } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { listerListes } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { localeOf } from '@comptoir/contract/words/locales.ts';
import type { Router } from '../app/router.tsx';
import { showToast } from '../ui/notice/toast-store.ts';
import { mettreAuPanier } from './mettre-au-panier.ts';

export async function direMiseDeCote(router: Router): Promise<void> {
  const { api, queryClient, texts } = router.options.context;
  const locale = localeOf(router.latestLocation.pathname);
  const [[derniere]] = await Promise.all([
    api.call(listerListes, { query: {} }),
    texts.load(locale, ['listes-achats', 'erreurs']),
  ]);
  if (!derniere) return;
  const t = texts.of(locale).translate('listes-achats');
  showToast({
    kind: 'snackbar-info',
    icon: ListPlus,
    title: t('misDeCote.titre'),
    detail: t('misDeCote.texte', { liste: derniere.libelle, count: derniere.nombreArticles }),
    link: {
      label: t('ajout.voir'),
      run: () => void router.navigate({ href: liens.listeAchats(locale, derniere.id) }),
    },
    action: {
      label: t('panier.mettre'),
      run: () => {
        // It stays among the lists, where it can be tried again.
        mettreAuPanier({ api, queryClient, texts, locale }, derniere).catch(() =>
          showToast({ kind: 'snackbar-info', title: t('echec') }),
        );
      },
    },
  });
}
