/** Makes a list of what is bought elsewhere, in one click. */
import { ListPlus } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { MAX_SIGNES_LISTE } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import {
  creerListe,
  type LigneGardee,
} from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import type { Router } from '../app/router.tsx';
import { localeOf } from '@comptoir/contract/words/locales.ts';
import { showToast } from '../ui/notice/toast-store.ts';
import { relireListes } from './listes-achats.queries.ts';
import { lotOf } from './lot-of.ts';

/** Throws what it was refused with. */
export async function faireListe(
  router: Router,
  nom: string,
  articles: readonly LigneGardee[],
): Promise<void> {
  const { api, queryClient, texts } = router.options.context;
  const locale = localeOf(router.latestLocation.pathname);
  const body = { libelle: nom.slice(0, MAX_SIGNES_LISTE), articles: lotOf(articles) };
  const [{ id, libelle }] = await Promise.all([
    api.call(creerListe, { body }),
    texts.load(locale, ['listes-achats']),
  ]);
  const t = texts.of(locale).translate('listes-achats');
  showToast({
    kind: 'snackbar-success',
    icon: ListPlus,
    title: t('creation.faite', { liste: libelle }),
    link: {
      label: t('ajout.voir'),
      run: () => void router.navigate({ href: liens.listeAchats(locale, id) }),
    },
  });
  await relireListes(queryClient);
}
