/** What follows an addition, wherever it was made: a notice with the way back, a new reading. */
import { Check } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { localeOf, type Locale } from '@comptoir/contract/words/locales.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import { annulerAjout } from '@comptoir/contract/panier/lignes.contract.ts';
import { lireTarifPanier } from '@comptoir/contract/panier/panier.contract.ts';
import type { Api } from '../page/api.ts';
import { codeOf } from '../http/http-answer.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import type { Router } from '../app/router.tsx';
import { siteQuery } from '../page/site.ts';
import { announce } from '../ui/notice/announce.ts';
import { showToast } from '../ui/notice/toast-store.ts';
import type { TranslateOf } from '../words/use-texts.ts';
import type { ChantierVise, LigneAjoutee } from './ajout.ts';
import { newKey } from './cle-idempotence.ts';
import { rafraichirPanier } from './rafraichir-panier.ts';

export interface Ajout {
  lignes: readonly LigneAjoutee[];
  vise: ChantierVise;
  reponse: EcriturePanier;
  note: string | undefined;
}

/** Beyond it, one sees them in the basket. */
const MONTRES = 6;

export async function suivreAjout(router: Router, ajout: Ajout): Promise<void> {
  const { context } = router.options;
  const locale = localeOf(router.latestLocation.pathname);
  // A later addition may have been counted already, so this counts nothing.
  void rafraichirPanier(context, { nombre: null });
  const [total] = await Promise.all([
    readTotal(context.api, locale),
    context.texts.load(locale, ['panier']),
  ]);
  const t = context.texts.of(locale).translate('panier') as TranslateOf<'panier'>;
  const prises = quantitesPrises(ajout);
  const { consultation } = context.queryClient.getQueryData(siteQuery.queryKey)?.session ?? {};
  showToast({
    title: titreOf(t, locale, ajout, prises),
    detail: [
      ajout.note,
      total && t('ajoute.total', { montant: total }),
      // In consultation the basket is asked for as a quote: said when something goes into it.
      consultation === 'role' && t('ajoute.consultation'),
      consultation === 'compte' &&
        t('ajoute.bloque', { telephone: enseigne.contact.telephone.libelle }),
    ]
      .filter((part) => typeof part === 'string')
      .join(' · '),
    icon: Check,
    link: {
      label: t('ajoute.voir'),
      run: () => {
        if (prises.length <= MONTRES)
          openOverlay('confirmation-ajout-panier', { articles: prises });
        else void router.navigate({ href: liens.panier(locale) });
      },
    },
    action: { label: t('annuler'), run: () => void annuler(router, t, ajout, prises) },
  });
}

/** Told where it is known: the addition itself is no less done without. */
async function readTotal(api: Api, locale: Locale): Promise<string | undefined> {
  try {
    return formatArgent(locale, (await api.call(lireTarifPanier, {})).netHT);
  } catch {
    return undefined;
  }
}

interface Prise {
  articleId: number;
  quantite: number;
}

/** What the lines took, which may be more than was asked: each article once. */
function quantitesPrises({ lignes, reponse }: Pick<Ajout, 'lignes' | 'reponse'>): Prise[] {
  const demandees = new Map<number, number>();
  for (const { articleId, quantite } of lignes) {
    demandees.set(articleId, (demandees.get(articleId) ?? 0) + quantite);
  }
  return [...demandees].map(([articleId, demandee]) => ({
    articleId,
    quantite:
      reponse.messages.find((message) => message.articleId === articleId)?.quantite ?? demandee,
  }));
}

function titreOf(
  t: TranslateOf<'panier'>,
  locale: Locale,
  { lignes, vise: { chantier } }: Ajout,
  prises: readonly Prise[],
): string {
  const lieu = chantier === undefined ? t('ajoute.panier') : t('ajoute.chantier', { chantier });
  const [prise] = prises;
  const reference = lignes[0]?.reference;
  if (prises.length > 1 || !prise || reference === undefined) {
    return t('ajoute.references', { count: prises.length, lieu });
  }
  const nombre = formatNombre(locale, prise.quantite);
  return t('ajoute.article', { count: prise.quantite, nombre, reference, lieu });
}

/** Takes back what this addition put in; what another tab added since stays. */
async function annuler(
  router: Router,
  t: TranslateOf<'panier'>,
  { reponse }: Ajout,
  prises: readonly Prise[],
): Promise<void> {
  const { context } = router.options;
  const chantierId = reponse.articles[0]?.chantierId;
  if (chantierId === undefined) return;
  try {
    const { nombreArticles } = await context.api.call(
      annulerAjout,
      { params: { chantierId }, body: [...prises] },
      { idempotencyKey: newKey() },
    );
    announce(t('ajoute.annule'));
    await rafraichirPanier(context, { nombre: nombreArticles });
  } catch (error) {
    if (!isQueryFailure(error)) throw error;
    // Another tab removed it first: what is shown is read again.
    const isParti = codeOf(error.response) === 'introuvable';
    showToast({ title: t(isParti ? 'ajoute.dejaParti' : 'ajoute.annulationEchec') });
    await rafraichirPanier(context);
  }
}
