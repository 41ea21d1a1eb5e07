import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState, type FormEvent } from 'react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { renvoyerActivation } from '@comptoir/contract/identite/creation.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { readAdresse } from '../connexion/adresse-connue.ts';
import { AvecTelephone, BonASavoir, CadreAcces } from '../cadre-acces.tsx';
import { BoutonEnvoi } from '../formulaire/bouton-envoi.tsx';
import { isEmail } from '../formulaire/regles-personne.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { refusOf } from '../refus-of.ts';
import { SansScript } from '../sans-script.tsx';
import { useAttente } from '../use-attente.ts';
import { dernierEnvoi, noterEnvoi } from './envoi-activation.ts';

export default function ActivationEnAttentePage() {
  const t = useTexts('identite');
  const locale = useLocale();
  /** Where it went, once this browser remembers. */
  const [connue, setConnue] = useState<{ email: string; prochainLe?: number }>();
  useEffect(() => {
    const { identifiant } = readAdresse();
    setConnue(dernierEnvoi() ?? { email: identifiant.includes('@') ? identifiant : '' });
  }, []);
  const email = connue?.prochainLe === undefined ? undefined : connue.email;
  const { telephone } = enseigne.supportDigital;
  return (
    <CadreAcces
      titre={t('attente.titre')}
      sousTitre={email ? t('attente.parti', { email }) : t('attente.sansAdresse')}
      aside={
        <BonASavoir
          titre={t('oubli.aide.titre')}
          lignes={[
            t('attente.indesirables'),
            <AvecTelephone
              key="telephone"
              phrase={t('creation.aide.appeler', { telephone: telephone.libelle })}
              telephone={telephone}
            />,
          ]}
        />
      }
    >
      <SansScript pour="creation" />
      <Renvoi
        // Its field is filled anew once the address is known, not when another is typed.
        key={connue === undefined ? 0 : 1}
        email={connue?.email ?? ''}
        fin={connue?.prochainLe}
        onSent={setConnue}
      />
      {email && (
        <p className="mt-6">
          <Lien
            href={`${liens.creationDeCompte(locale)}?etape=personne`}
            className="text-link underline underline-offset-2"
          >
            {t('attente.corriger')}
          </Lien>
        </p>
      )}
    </CadreAcces>
  );
}

interface RenvoiProps {
  email: string;
  /** When one may ask again. */
  fin: number | undefined;
  onSent: (envoi: { email: string; prochainLe: number }) => void;
}

function Renvoi({ email, fin, onSent }: RenvoiProps) {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const { api } = useRouteContext({ from: '__root__' });
  const attente = useAttente(fin);
  const [renvoye, setRenvoye] = useState<string>();
  const form = useForm<'email'>({
    initial: { email },
    check: (saisie) => (isEmail(saisie.email) ? {} : { email: t('erreur.email') }),
  });
  const envoi = useMutation({
    mutationFn: (adresse: string) => api.call(renvoyerActivation, { body: { email: adresse } }),
    onSuccess: (_, adresse) => {
      setRenvoye(adresse);
      onSent(noterEnvoi(adresse));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const saisie = envoi.isPending || attente ? undefined : form.validate();
    if (saisie) envoi.mutate(saisie.email.trim());
  };
  return (
    <form {...form.props} onSubmit={submit}>
      {renvoye && (
        <Alert state="ok" live className="mb-4">
          {t('attente.renvoye', { email: renvoye })}
        </Alert>
      )}
      <TextInput
        {...form.field('email')}
        label={t('champs.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      {envoi.isError && (
        <Alert state="err" live className="mt-4">
          {tErreurs(refusOf(envoi.error).code)}
        </Alert>
      )}
      <div className="mt-6">
        <BoutonEnvoi busy={envoi.isPending} attente={attente}>
          {t('attente.renvoyer')}
        </BoutonEnvoi>
      </div>
    </form>
  );
}
