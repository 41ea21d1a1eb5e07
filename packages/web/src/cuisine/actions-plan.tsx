/** The plan leaves the page: as a link, on paper, into the basket. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { FileDown, LogIn, ReceiptText, Share2, ShoppingCart } from 'lucide-react';
import { useRef } from 'react';
import {
  commanderCuisine,
  deviserCuisine,
  imprimerCuisine,
} from '@comptoir/contract/cuisine/cuisine.contract.ts';
import type { Plan } from '@comptoir/contract/cuisine/plan.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { downloadAnswer } from '../http/download-answer.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { newKey, rafraichirPanier } from '../panier/panier.public.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { Button } from '../ui/button/button.tsx';
import { copyText } from '../ui/button/copy-text.ts';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { writeFragment } from './partage.ts';

export function PartagerPlan({ plan }: { plan: Plan }) {
  const t = useTexts('cuisine');
  const partager = async () => {
    const fragment = await writeFragment(plan);
    const { origin, pathname } = location;
    const copied = await copyText(origin + pathname + fragment);
    if (!copied) history.replaceState(history.state, '', pathname + fragment);
    showToast({ title: t(copied ? 'partager.fait' : 'partager.refuse') });
  };
  return (
    <Button size="sm" icon={Share2} onClick={() => void partager()}>
      {t('partager.bouton')}
    </Button>
  );
}

export function ImprimerPlan({ plan }: { plan: Plan }) {
  const t = useTexts('cuisine');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const pdf = useMutation({
    mutationFn: () => api.call(imprimerCuisine, { body: plan }, { locale }),
    onSuccess: downloadAnswer,
    onError: (error) => showToast({ title: failureText(error) }),
  });
  return (
    <Button
      size="sm"
      icon={FileDown}
      busy={pdf.isPending}
      done={pdf.isSuccess}
      onClick={() => pdf.mutate()}
    >
      {t('pdf.bouton')}
    </Button>
  );
}

/** The bill of materials as a quote for the customer of who draws it. */
function DeviserPlan({ plan }: { plan: Plan }) {
  const t = useTexts('cuisine');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const failureText = useFailureText();
  const devis = useMutation({
    mutationFn: async () => {
      const [{ id }, { ouvrirDevisCommence }] = await Promise.all([
        api.call(deviserCuisine, { body: plan }, { locale }),
        import('../devis-clientele/commencer-devis.public.ts'),
      ]);
      await ouvrirDevisCommence(router, id);
    },
    onError: (error) => showToast({ title: failureText(error) }),
  });
  return (
    <Button block icon={ReceiptText} busy={devis.isPending} onClick={() => devis.mutate()}>
      {t('devisClient')}
    </Button>
  );
}

/** A plan sent twice by an impatient hand is added once. */
export function CommanderPlan({ plan }: { plan: Plan }) {
  const t = useTexts('cuisine');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const { session } = usePage();
  const failureText = useFailureText();
  const essai = useRef<{ plan: Plan; cle: string }>(undefined);
  const chantier = plan.nom.trim() || t('nom.defaut');
  const envoi = useMutation({
    mutationFn: () => {
      if (essai.current?.plan !== plan) essai.current = { plan, cle: newKey() };
      const idempotencyKey = essai.current.cle;
      return api.call(commanderCuisine, { body: { plan, chantier } }, { locale, idempotencyKey });
    },
    onSuccess: async ({ articles, nombreArticles }) => {
      await rafraichirPanier({ api, queryClient }, { nombre: nombreArticles });
      showToast({ title: t('panier.fait', { count: articles.length, chantier }) });
    },
    onError: (error) => showToast({ title: failureText(error) }),
  });
  if (!session.isAuthenticated) {
    const redirectUrl = liens.configurateurCuisine(locale);
    return (
      <div>
        <Lien
          href={liens.connexion(locale, { redirectUrl })}
          className={buttonClass({ kind: 'primary', block: true })}
        >
          <LogIn size={20} aria-hidden />
          {t('panier.seConnecter')}
        </Lien>
        <p className="mt-1 type-meta text-text-2">{t('panier.garde')}</p>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <Button
        kind="primary"
        block
        icon={ShoppingCart}
        busy={envoi.isPending}
        done={envoi.isSuccess}
        onClick={() => envoi.mutate()}
      >
        {t('panier.bouton')}
      </Button>
      {!session.delegue && <DeviserPlan plan={plan} />}
      {envoi.isSuccess && (
        <Lien
          href={liens.panier(locale)}
          className="type-meta text-link underline underline-offset-2"
        >
          {t('panier.voir')}
        </Lien>
      )}
    </div>
  );
}
