import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { demanderReinitialisation } from '@comptoir/contract/identite/mot-de-passe.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { readAdresse, retenirAdresse } from '../connexion/adresse-connue.ts';
import { AvecTelephone, BonASavoir, CadreAcces } from '../cadre-acces.tsx';
import { BoutonEnvoi } from '../formulaire/bouton-envoi.tsx';
import { refusOf } from '../refus-of.ts';
import { SansScript } from '../sans-script.tsx';
import { useAttente } from '../use-attente.ts';

/** Between two mails to one address. */
const DELAI_MS = 60_000;

export default function MotDePasseOubliePage() {
  const t = useTexts('identite');
  const locale = useLocale();
  const { telephone } = enseigne.supportDigital;
  const lignes = [
    t('oubli.aide.adresse'),
    t('oubli.aide.delegue'),
    <AvecTelephone
      key="telephone"
      phrase={t('oubli.aide.perdue', { telephone: telephone.libelle })}
      telephone={telephone}
    />,
  ];
  return (
    <CadreAcces
      titre={t('oubli.titre')}
      sousTitre={t('oubli.sousTitre')}
      aside={<BonASavoir titre={t('oubli.aide.titre')} lignes={lignes} />}
    >
      <SansScript pour="motDePasse" />
      <Demande />
      <p className="mt-6">
        <Lien href={liens.connexion(locale)} className="text-link underline underline-offset-2">
          {t('oubli.retour')}
        </Lien>
      </p>
    </CadreAcces>
  );
}

function Demande() {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const { api } = useRouteContext({ from: '__root__' });
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [fin, setFin] = useState<number>();
  const attente = useAttente(fin);
  const envoi = useMutation({
    mutationFn: (identifiant: string) =>
      api.call(demanderReinitialisation, { body: { identifiant } }),
    onSuccess: (_, identifiant) => {
      retenirAdresse({ identifiant });
      setFin(Date.now() + DELAI_MS);
    },
  });
  useEffect(() => {
    if (field.current && field.current.value === '')
      field.current.value = readAdresse().identifiant;
  }, []);

  if (envoi.isSuccess) {
    const identifiant = envoi.variables;
    return (
      <>
        <Alert state="ok" live title={t('oubli.parti', { identifiant })}>
          {t('oubli.partiDetail')}
        </Alert>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            onClick={() => envoi.mutate(identifiant)}
            {...(attente && { disabledReason: attente })}
          >
            {t('oubli.renvoyer')}
          </Button>
          <Button kind="quiet" onClick={() => envoi.reset()}>
            {t('oubli.autre')}
          </Button>
        </div>
      </>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const identifiant = field.current?.value.trim() ?? '';
    setIsMissing(identifiant === '');
    if (identifiant === '') field.current?.focus();
    else if (!envoi.isPending) envoi.mutate(identifiant);
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <TextInput
        ref={field}
        name="identifiant"
        label={t('connexion.identifiant')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={254}
        required
        {...(isMissing && { error: t('connexion.manqueIdentifiant') })}
      />
      {envoi.isError && (
        <Alert state="err" live className="mt-4">
          {tErreurs(refusOf(envoi.error).code)}
        </Alert>
      )}
      <div className="mt-6">
        <BoutonEnvoi busy={envoi.isPending}>{t('oubli.envoyer')}</BoutonEnvoi>
      </div>
    </form>
  );
}
