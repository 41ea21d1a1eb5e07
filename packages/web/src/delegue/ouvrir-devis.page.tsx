/**
 * Where a mail to a delegate leads: the quote of a customer, for whom one then acts. At once where
 * one acts for nobody; asked first where it would leave another customer.
 */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { DevisSuivi } from '@comptoir/contract/delegue/devis-delegue.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { Spinner } from '../ui/notice/spinner.tsx';
import { useTexts } from '../words/use-texts.ts';
import { devisSuiviQuery } from './devis/devis-suivis.queries.ts';
import { useOuvrirDevis } from './devis/use-ouvrir-devis.ts';

export default function OuvrirDevisPage() {
  const t = useTexts('delegue');
  const failureText = useFailureText();
  const { params, session, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const isDelegue = session.delegue !== undefined;
  const { data, error } = useQuery({
    ...devisSuiviQuery(context, params['key'] ?? ''),
    enabled: isDelegue,
  });
  return (
    <div className="page-width py-8 sm:py-10">
      <h1 className="type-h1">{t('pages.ouvrir-devis.titre')}</h1>
      {!isDelegue ? (
        <EmptyState title={t('suivi.reserve')}>{t('suivi.reserveTexte')}</EmptyState>
      ) : error ? (
        <EmptyState
          title={failureText(error)}
          actions={
            <Lien href={liens.devisARepondre(locale)} className={buttonClass()}>
              {t('suivi.voirTous')}
            </Lien>
          }
        />
      ) : (
        data && <Ouverture devis={data} />
      )}
    </div>
  );
}

function Ouverture({ devis }: { devis: DevisSuivi }) {
  const t = useTexts('delegue');
  const { session, locale } = usePage();
  const { ouvrir, busy, erreur } = useOuvrirDevis();
  const { compte, numero } = devis;
  const autre =
    session.utilisateur && session.compte?.id !== compte.id ? session.compte : undefined;
  const isPossible = devis.utilisateurId !== null;
  const ouvrirSeul = useEffectEvent(() => {
    if (!autre && isPossible) ouvrir(devis);
  });
  useEffect(() => ouvrirSeul(), []);
  if (!autre && isPossible && !erreur) {
    return (
      <p role="status" className="mt-6 flex items-center gap-3">
        <Spinner size={20} />
        {t('suivi.ouverture', { numero, client: compte.libelle })}
      </p>
    );
  }
  return (
    <>
      {erreur && (
        <Alert state="err" live className="mt-4">
          {erreur}
        </Alert>
      )}
      <EmptyState
        title={t('suivi.question', { numero, client: compte.libelle })}
        actions={
          <>
            <Button kind="primary" busy={busy} disabled={!isPossible} onClick={() => ouvrir(devis)}>
              {t('recherche.agirPour', { nom: compte.libelle })}
            </Button>
            <Lien href={liens.accueil(locale)} className={buttonClass()}>
              {t('annuler')}
            </Lien>
          </>
        }
      >
        {isPossible
          ? t('suivi.questionTexte', { client: autre?.libelle ?? '' })
          : t('recherche.sansAcces')}
      </EmptyState>
    </>
  );
}
