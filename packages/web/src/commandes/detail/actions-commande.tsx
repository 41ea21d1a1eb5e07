/** What is done with the order as a whole. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import {
  Ban,
  Download,
  Ellipsis,
  List,
  ListPlus,
  MessageCircleQuestionMark,
  Printer,
  ReceiptText,
} from 'lucide-react';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import {
  annulerCommande,
  exporterAccuse,
} from '@comptoir/contract/commandes/commandes.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { downloadAnswer } from '../../http/download-answer.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { Menu, type MenuItem } from '../../ui/button/menu.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { PREMIERES } from '../../panier/suite.public.ts';
import { noterCommande } from '../commandes.queries.ts';
import { useCommandeEntiere } from '../suite/use-suite-commande.ts';
import type { Recommande } from './use-recommander.ts';

interface Props {
  commande: Commande;
  recommande: Recommande;
}

export function ActionsCommande({ commande, recommande }: Props) {
  const t = useTexts('commandes');
  const { session } = usePage();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const [isAnnulation, setIsAnnulation] = useState(false);
  const { avecTout, erreur: erreurLecture } = useCommandeEntiere(commande);
  const { key, numero, actions } = commande;
  const pdf = useMutation({
    mutationFn: () => api.call(exporterAccuse, { params: { key } }, { locale }),
    onSuccess: downloadAnswer,
  });
  const router = useRouter();
  const liste = useMutation({
    mutationFn: async (entiere: Commande) => {
      const { faireListe } = await import('../../listes-achats/faire-liste.public.ts');
      await faireListe(router, t('actions.nomListe', { numero }), articlesOf(entiere));
    },
  });
  const devisClient = useMutation({
    mutationFn: async () => {
      const { commencerDevis } = await import('../../devis-clientele/commencer-devis.public.ts');
      const titre = t('actions.nomListe', { numero });
      await commencerDevis(router, { source: 'commande', commande: key, titre });
    },
  });
  const autres: MenuItem[] = [
    { label: t('actions.pdf'), icon: Download, onSelect: () => pdf.mutate() },
    {
      label: t('actions.faireListe'),
      icon: List,
      onSelect: () => avecTout((entiere) => liste.mutate(entiere)),
    },
    {
      label: t('actions.liste'),
      icon: ListPlus,
      onSelect: () =>
        avecTout((entiere) => openOverlay('ajout-liste-achats', { articles: articlesOf(entiere) })),
    },
    ...(session.delegue
      ? []
      : [
          {
            label: t('actions.devisClient'),
            icon: ReceiptText,
            onSelect: () => devisClient.mutate(),
          },
        ]),
    {
      label: t('actions.question'),
      icon: MessageCircleQuestionMark,
      onSelect: () =>
        openOverlay('poser-question', { texte: `${t('actions.questionTexte', { numero })} ` }),
    },
    ...(actions.annuler
      ? [
          {
            label: t('actions.annuler'),
            icon: Ban,
            danger: true,
            onSelect: () => setIsAnnulation(true),
          },
        ]
      : []),
  ];
  const echec = pdf.error ?? liste.error ?? devisClient.error;
  const erreur = echec ? failureText(echec) : (erreurLecture ?? recommande.erreur);
  return (
    <>
      <div className="-mt-2 flex flex-wrap items-center gap-3 print:hidden">
        {actions.recommander && (
          <Button
            kind={actions.valider ? 'outline' : 'primary'}
            busy={recommande.isPending && recommande.lignes === 'toutes'}
            onClick={() => recommande.recommander('toutes')}
          >
            {t('actions.recommander')}
          </Button>
        )}
        <Lien
          href={liens.impressionAccuseReception(locale, { query: { key } })}
          className={buttonClass()}
        >
          <Printer size={20} aria-hidden />
          {t('actions.accuse')}
        </Lien>
        <Menu
          label={t('actions.autres')}
          triggerClassName={buttonClass({ square: true })}
          trigger={<Ellipsis size={20} aria-hidden />}
          items={autres}
          align="start"
        />
      </div>
      {erreur && (
        <Alert state="err" live className="mt-4">
          {erreur}
        </Alert>
      )}
      {isAnnulation && actions.annuler && (
        <Annulation commande={commande} onFin={() => setIsAnnulation(false)} />
      )}
    </>
  );
}

function articlesOf({ lignesParChantier }: Commande) {
  return lignesParChantier.flatMap(({ libelle, lignes }) =>
    lignes.map(({ articleId, quantite, traitCoupe }) => ({
      articleId,
      quantite,
      ...(traitCoupe && { traitCoupe }),
      ...(libelle && { chantier: libelle }),
    })),
  );
}

function Annulation({ commande, onFin }: { commande: Commande; onFin: () => void }) {
  const t = useTexts('commandes');
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const envoi = useMutation({
    mutationFn: () =>
      context.api.call(
        annulerCommande,
        { params: { key: commande.key }, query: PREMIERES },
        { locale: context.locale },
      ),
    onSuccess: async (reponse) => {
      onFin();
      await noterCommande(context, queryClient, reponse);
    },
  });
  return (
    <Alert
      state="warn"
      live
      className="mt-4"
      title={t('annulation.titre', { numero: commande.numero })}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onFin}>
            {t('annulation.garder')}
          </Button>
          <Button size="sm" kind="solid" busy={envoi.isPending} onClick={() => envoi.mutate()}>
            {t('annulation.annuler')}
          </Button>
        </span>
      }
    >
      {envoi.isError ? failureText(envoi.error) : t('annulation.texte')}
    </Alert>
  );
}
