/** Adds the cut line, or changes the one it was opened from. */
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import { liens } from '@comptoir/contract/liens.ts';
import {
  ajouterAuChantier,
  modifierLigne,
} from '@comptoir/contract/panier/lignes-chantier.contract.ts';
import { ajouterArticle } from '@comptoir/contract/panier/lignes.contract.ts';
import type { Api } from '../../page/api.ts';
import type { OverlayData } from '../../overlay/overlay-data.ts';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { direChangement } from './dire-changement.ts';
import { newKey } from '../cle-idempotence.ts';
import { writePanier } from '../ecriture/write-panier.ts';

type Coupe = OverlayData['confirmation-trait-coupe'];

export function useWriteCoupe(coupe: Coupe, close: () => void) {
  const t = useTexts('decoupe');
  const tErreurs = useTexts('erreurs');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  const [code, setCode] = useState<CodeErreur>();
  // One for all tries of this list: a repeated one is added once.
  const cle = useRef('');
  const write = async () => {
    setIsPending(true);
    setCode(undefined);
    cle.current ||= newKey();
    const resultat = await writePanier(
      { api, locale, queryClient },
      { envoyer: (sender, { ifMatch }) => envoyer(sender, coupe, { ifMatch, cle: cle.current }) },
    );
    setIsPending(false);
    if (!resultat.ok) {
      if (!resultat.echec.reseau) cle.current = '';
      setCode(resultat.echec.code);
      return;
    }
    close();
    if (coupe.ligneId !== undefined) {
      const changement = direChangement(locale, coupe, coupe);
      showToast({
        title: t('toast.enregistree'),
        detail: [coupe.reference, changement].filter(Boolean).join(' · '),
        ...(coupe.avant && { action: { label: t('toast.annuler'), run: () => void remettre() } }),
      });
      return;
    }
    showToast({
      title: t('toast.ajoute'),
      detail: coupe.reference,
      action: {
        label: t('toast.voir'),
        run: () => void router.navigate({ href: liens.panier(locale) }),
      },
    });
  };
  /** The line as it was before, whole or cut otherwise. */
  const remettre = async () => {
    const { avant, ...reste } = coupe;
    if (!avant) return;
    const resultat = await writePanier(
      { api, locale, queryClient },
      {
        envoyer: (sender, { ifMatch }) =>
          envoyer(sender, { ...reste, ...avant }, { ifMatch, cle: '' }),
      },
    );
    if (!resultat.ok) showToast({ title: tErreurs(resultat.echec.code) });
  };
  return { write: () => void write(), isPending, code };
}

function envoyer(
  api: Api,
  { articleId, ligneId, chantierId, traitCoupe, quantite, chutes = true }: Coupe,
  { ifMatch, cle }: { ifMatch: string | undefined; cle: string },
) {
  const query = { traitCoupe, quantite, ...(traitCoupe !== '' && { chutes }) };
  if (chantierId === undefined) {
    return api.call(ajouterArticle, { params: { id: articleId }, query }, { idempotencyKey: cle });
  }
  const params = { chantierId, articleId };
  return ligneId === undefined
    ? api.call(ajouterAuChantier, { params, query }, { idempotencyKey: cle })
    : api.call(modifierLigne, { params, query: { ...query, ligneId } }, { ifMatch });
}
