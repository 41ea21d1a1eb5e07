import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { activerCompte } from '@comptoir/contract/identite/creation.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/notice/spinner.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { retenirAdresse } from '../connexion/adresse-connue.ts';
import { CadreAcces } from '../cadre-acces.tsx';
import { refusOf } from '../refus-of.ts';
import { SansScript } from '../sans-script.tsx';
import { prendreSuite } from './suite-connue.ts';
import { useJeton } from '../use-jeton.ts';
import { ChoixMotDePasse, type ChoixMotDePasseProps } from './choix-mot-de-passe.tsx';

export default function ActivationDeComptePage() {
  const t = useTexts('identite');
  const jeton = useJeton('jeton');
  return (
    <CadreAcces titre={t('activation.titre')}>
      <SansScript pour="creation" />
      {jeton === undefined ? (
        <>
          <Alert state="info">{t('activation.sansLien')}</Alert>
          <Redemander />
        </>
      ) : (
        <Activation jeton={jeton} />
      )}
    </CadreAcces>
  );
}

/** Uses the link by itself: a page opened by a mail scanner without scripts does not. */
function Activation({ jeton }: { jeton: string }) {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { isAuthenticated } = usePage().session;
  const router = useRouter();
  /** Who has no password yet chooses one first. */
  const [attendu, setAttendu] =
    useState<Pick<ChoixMotDePasseProps, 'email' | 'compte' | 'isInvite'>>();
  const envoi = useMutation({
    mutationFn: (motDePasse: string | undefined) =>
      api.call(activerCompte, { body: { jeton, ...(motDePasse !== undefined && { motDePasse }) } }),
    onSuccess: async ({ email, etat }) => {
      if (etat !== 'actif') return;
      retenirAdresse({ identifiant: email, fait: 'compte-active' });
      if (isAuthenticated) return;
      const connexion = liens.connexion(locale, { redirectUrl: prendreSuite() });
      await router.navigate({ href: connexion, replace: true });
    },
    onError: (error) => {
      const { code, data } = refusOf(error);
      if (code !== 'mot-de-passe-attendu') return;
      setAttendu({
        email: String(data['email']),
        compte: String(data['compte']),
        isInvite: data['invitation'] === true,
      });
    },
  });
  const { mutate } = envoi;
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate(undefined);
  }, [mutate]);

  const refus = envoi.isError ? refusOf(envoi.error) : undefined;
  if (attendu && !envoi.isSuccess && refus?.code !== 'lien-perime') {
    return (
      <ChoixMotDePasse
        {...attendu}
        busy={envoi.isPending}
        refus={refus?.code === 'mot-de-passe-attendu' ? undefined : refus}
        onChoisi={mutate}
      />
    );
  }
  if (envoi.isSuccess) {
    const { etat, compte, email } = envoi.data;
    if (etat === 'invite') {
      return (
        <Alert state="info" live title={t('activation.dejaInvite', { compte })}>
          {t('activation.dejaInviteDetail', { email })}
        </Alert>
      );
    }
    return etat === 'attente' ? (
      <Alert state="ok" live title={t('activation.attente', { compte })}>
        {t('activation.attenteDetail', { compte, email })}
      </Alert>
    ) : (
      <Alert state="ok" live title={t('activation.actif', { compte })}>
        {t('activation.actifDetail', { email })}
      </Alert>
    );
  }
  if (refus?.code === 'lien-perime') {
    return (
      <>
        <Alert state="err" live title={t('activation.perime')}>
          {t('activation.perimeDetail')}
        </Alert>
        <Redemander />
        <p className="mt-6 type-meta text-text-2">{t('activation.invite')}</p>
      </>
    );
  }
  if (refus) {
    return (
      <Alert
        state="err"
        live
        action={<Button onClick={() => mutate(undefined)}>{t('activation.reessayer')}</Button>}
      >
        {tErreurs(refus.code)}
      </Alert>
    );
  }
  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner size={20} />
      {t('activation.enCours')}
    </p>
  );
}

function Redemander() {
  const t = useTexts('identite');
  const locale = useLocale();
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Lien href={liens.connexion(locale)} className={buttonClass({ kind: 'solid', size: 'lg' })}>
        {t('connexion.seConnecter')}
      </Lien>
      <Lien href={liens.activationEnAttente(locale)} className={buttonClass({ size: 'lg' })}>
        {t('activation.redemander')}
      </Lien>
    </div>
  );
}
