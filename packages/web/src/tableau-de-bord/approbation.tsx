import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { validerCommande } from '@comptoir/contract/commandes/commandes.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { noterCommande } from '../commandes/commandes-queries.public.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { PREMIERES } from '../panier/suite.public.ts';
import { Button } from '../ui/button/button.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import type { LigneProps } from './ligne-props.ts';
import { joursDepuis } from './jours-depuis.ts';
import { LigneAFaire } from './ligne-a-faire.tsx';

/** An order of somebody else: approved from here, or looked at first. */
export function Approbation({ chose: { commande }, jour }: LigneProps<'approbation'>) {
  const t = useTexts('tableau-de-bord');
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const isBloque = usePage().session.consultation !== undefined;
  const { key, numero, auteur, chantiers, nombreLignes, netHT, passeeLe } = commande;
  const href = liens.commande(locale, key);
  const decision = useMutation({
    mutationFn: () =>
      context.api.call(
        validerCommande,
        { params: { key }, query: PREMIERES, body: {} },
        { locale },
      ),
    onSuccess: async (reponse) => {
      showToast({ kind: 'snackbar-success', title: t('aFaire.approbation.validee', { numero }) });
      await noterCommande(context, queryClient, reponse);
    },
  });
  const jours = joursDepuis(passeeLe, jour);
  return (
    <LigneAFaire
      titre={
        <Lien href={href} className="hover:underline">
          {t('aFaire.approbation.titre', { numero, nom: auteur.nom })}
        </Lien>
      }
      detail={[
        ...chantiers.slice(0, 1),
        t('aFaire.lignes', { count: nombreLignes }),
        formatArgent(locale, netHT),
      ].join(' · ')}
      alerte={
        jours === 0
          ? t('aFaire.approbation.aujourdhui')
          : t('aFaire.approbation.depuis', { count: jours })
      }
      presse={jours > 1}
      erreur={decision.isError ? failureText(decision.error) : undefined}
    >
      {isBloque ? (
        <Lien href={href} className={buttonClass({ size: 'sm' })}>
          {t('aFaire.approbation.examiner')}
        </Lien>
      ) : (
        <Button
          size="sm"
          kind="solid"
          icon={Check}
          busy={decision.isPending || decision.isSuccess}
          aria-label={t('aFaire.approbation.validerNumero', { numero })}
          onClick={() => decision.mutate()}
        >
          {t('aFaire.approbation.valider')}
        </Button>
      )}
    </LigneAFaire>
  );
}
