/** Puts a shopping list into the basket, from wherever lists are named. */
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { importerListe } from '@comptoir/contract/panier/import.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import { newKey, rafraichirPanier } from '../panier/panier.public.ts';
import type { RouterContext } from '../app/router-context.ts';
import { showToast } from '../ui/notice/toast-store.ts';
import { relireListes } from './listes-achats.queries.ts';

type Contexte = Pick<RouterContext, 'api' | 'queryClient' | 'texts'> & { locale: Locale };

/** All of it into its own chantiers, unless told. */
export interface MiseAuPanier {
  ligneIds?: readonly number[];
  /** What was missing at the last count, instead of the quantities of the list. */
  manquants?: true;
  /** By its name. */
  chantier?: string;
}

/**
 * What is no longer sold is listed with what comes near it. Sent twice with the same key, it counts
 * once.
 */
export async function mettreAuPanier(
  { api, queryClient, texts, locale }: Contexte,
  { id, libelle }: Pick<ListeAchats, 'id' | 'libelle'>,
  { ligneIds, manquants, chantier }: MiseAuPanier = {},
  idempotencyKey = newKey(),
): Promise<void> {
  const query = { listeId: id, ...(chantier !== undefined && { chantier }) };
  const body =
    ligneIds || manquants
      ? { ...(ligneIds && { ligneIds: [...ligneIds] }), ...(manquants && { manquants }) }
      : null;
  const [lu] = await Promise.all([
    api.call(importerListe, { query, body }, { idempotencyKey, locale }),
    texts.load(locale, ['listes-achats']),
  ]);
  const { importes, nonImportes, avertis, nombreArticles } = lu;
  await rafraichirPanier({ api, queryClient }, { nombre: nombreArticles });
  // The count of the shelf is settled.
  if (manquants) await relireListes(queryClient);
  const t = texts.of(locale).translate('listes-achats');
  showToast({
    kind: importes > 0 ? 'snackbar-success' : 'snackbar-info',
    title: importes > 0 ? t('panier.fait', { count: importes, liste: libelle }) : t('panier.rien'),
  });
  if (nonImportes.length + avertis.length > 0) {
    openOverlay('produits-non-importes', lu);
  }
}
