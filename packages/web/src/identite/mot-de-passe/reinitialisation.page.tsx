import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { verifierReinitialisation } from '@comptoir/contract/identite/mot-de-passe.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { codeOf } from '../../http/http-answer.ts';
import { callQuery } from '../../http/query-client.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { Lien } from '../../page/lien.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { CadreAcces } from '../cadre-acces.tsx';
import { BoutonEnvoi } from '../formulaire/bouton-envoi.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { RefusRecu } from '../refus-of.ts';
import { SansScript } from '../sans-script.tsx';
import { useJeton } from '../use-jeton.ts';
import { ChampNouveau, erreurNouveau, raisonFaible } from './champ-nouveau.tsx';
import { tenterReinitialisation } from './reinitialiser.ts';

export default function ReinitialisationPage() {
  const t = useTexts('identite');
  const jeton = useJeton('jeton');
  const [isRefuse, setIsRefuse] = useState(false);
  const isUse = useLienUse(jeton);
  const isPerime = isRefuse || isUse;
  return (
    <CadreAcces titre={t('reinitialisation.titre')} sousTitre={t('reinitialisation.sousTitre')}>
      <SansScript pour="motDePasse" />
      {jeton === undefined || isPerime ? (
        <SansLien isPerime={isPerime} />
      ) : (
        <Choix jeton={jeton} onPerime={() => setIsRefuse(true)} />
      )}
    </CadreAcces>
  );
}

/** Told at once, before a password is thought of; who cannot be answered finds out by sending it. */
function useLienUse(jeton: string | undefined): boolean {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { error } = useQuery({
    ...callQuery({ api, locale }, verifierReinitialisation, { body: { jeton: jeton ?? '' } }),
    enabled: jeton !== undefined,
    retry: false,
  });
  return isQueryFailure(error) && codeOf(error.response) === 'lien-perime';
}

function Choix({ jeton, onPerime }: { jeton: string; onPerime: () => void }) {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [refus, setRefus] = useState<RefusRecu>();
  const form = useForm({
    initial: { nouveau: '' },
    check: ({ nouveau }) => {
      const erreur = erreurNouveau(t, nouveau);
      return erreur === undefined ? {} : { nouveau: erreur };
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saisie = isBusy ? undefined : form.validate();
    if (!saisie) return;
    setIsBusy(true);
    setRefus(undefined);
    const found = await tenterReinitialisation(router, { jeton, motDePasse: saisie.nouveau });
    setIsBusy(false);
    if (found?.code === 'lien-perime') onPerime();
    else if (found?.code === 'mot-de-passe-faible') {
      form.refuse({ nouveau: raisonFaible(t, found) });
    } else setRefus(found);
  };
  return (
    <form {...form.props} onSubmit={(event) => void submit(event)}>
      <ChampNouveau
        {...form.field('nouveau')}
        label={t('champs.nouveau')}
        valeur={form.values.nouveau}
      />
      {refus && (
        <Alert state="err" live className="mt-4">
          {tErreurs(refus.code)}
        </Alert>
      )}
      <div className="mt-6">
        <BoutonEnvoi busy={isBusy}>{t('reinitialisation.envoyer')}</BoutonEnvoi>
      </div>
    </form>
  );
}

function SansLien({ isPerime }: { isPerime: boolean }) {
  const t = useTexts('identite');
  const locale = useLocale();
  return (
    <>
      {isPerime ? (
        <Alert state="err" live title={t('activation.perime')}>
          {t('reinitialisation.perime')}
        </Alert>
      ) : (
        <Alert state="info">{t('reinitialisation.sansLien')}</Alert>
      )}
      <Lien
        href={liens.motDePasseOublie(locale)}
        className={`${buttonClass({ kind: 'solid', size: 'lg' })} mt-6`}
      >
        {t('activation.redemander')}
      </Lien>
    </>
  );
}
