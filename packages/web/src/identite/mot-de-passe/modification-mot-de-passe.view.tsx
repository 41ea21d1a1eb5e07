import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { changerMotDePasse } from '@comptoir/contract/identite/mot-de-passe.contract.ts';
import type { Profil } from '@comptoir/contract/identite/profil.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { CadreCompte } from '../../mon-compte/cadre-compte.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { PasswordInput } from '../../ui/field/password-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { BoutonEnvoi } from '../formulaire/bouton-envoi.tsx';
import { useForm, type Values } from '../../ui/form/use-form.ts';
import { profilQuery } from '../identite.queries.ts';
import { refusOf } from '../refus-of.ts';
import { SansScript } from '../sans-script.tsx';
import { useAttente } from '../use-attente.ts';
import { ChampNouveau, erreurNouveau, raisonFaible } from './champ-nouveau.tsx';

export default function ModificationMotDePassePage() {
  const t = useTexts('identite');
  const { session, locale } = usePage();
  const { api } = useRouteContext({ from: '__root__' });
  const { data: profil } = useQuery(profilQuery({ api, locale }));
  return (
    <CadreCompte titre={t('motDePasse.titre')} sousTitre={t('motDePasse.sousTitre')}>
      <SansScript pour="motDePasse" />
      {session.delegue ? (
        <Alert
          state="info"
          action={
            <Lien href={liens.motDePasseOublie(locale)} className="text-link underline">
              {t('oubli.titre')}
            </Lien>
          }
        >
          {t('motDePasse.delegue')}
        </Alert>
      ) : (
        profil && <Changement profil={profil} />
      )}
    </CadreCompte>
  );
}

type Nom = 'actuel' | 'nouveau';

function Changement({ profil }: { profil: Profil }) {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const { api } = useRouteContext({ from: '__root__' });
  const [fin, setFin] = useState<number>();
  const attente = useAttente(fin);
  const proprietaire = { ...profil, societe: profil.compte?.libelle ?? '' };
  const form = useForm<Nom>({
    initial: { actuel: '', nouveau: '' },
    check: ({ actuel, nouveau }) => {
      const erreur = erreurNouveau(t, nouveau, proprietaire);
      return {
        ...(actuel === '' && { actuel: t('connexion.manqueMotDePasse') }),
        ...(erreur !== undefined && { nouveau: erreur }),
      };
    },
  });
  const envoi = useMutation({
    mutationFn: ({ actuel, nouveau }: Values<Nom>) =>
      api.call(changerMotDePasse, { body: { actuel, nouveau } }),
    onError: (error) => {
      const refus = refusOf(error);
      if (refus.code === 'mot-de-passe-refuse') form.refuse({ actuel: tErreurs(refus.code) });
      if (refus.code === 'mot-de-passe-faible') form.refuse({ nouveau: raisonFaible(t, refus) });
      const secondes = Number(refus.data['secondes'] ?? 0);
      if (secondes > 0) setFin(Date.now() + secondes * 1000);
    },
  });
  if (envoi.isSuccess) {
    return (
      <Alert state="ok" live title={t('motDePasse.fait')}>
        {t('motDePasse.faitDetail')}
      </Alert>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const saisie = envoi.isPending || attente ? undefined : form.validate();
    if (saisie) envoi.mutate(saisie);
  };
  const general = envoi.isError && form.errors.length === 0 ? refusOf(envoi.error) : undefined;
  return (
    <form {...form.props} onSubmit={submit} className="max-w-120">
      {/* Tells a password manager whose password it keeps. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={profil.email}
        hidden
      />
      <PasswordInput {...form.field('actuel')} label={t('champs.actuel')} required />
      <ChampNouveau
        {...form.field('nouveau')}
        label={t('champs.nouveau')}
        valeur={form.values.nouveau}
        proprietaire={proprietaire}
        className="mt-4"
      />
      {general && (fin === undefined || attente) && (
        <Alert state={fin ? 'warn' : 'err'} live className="mt-4">
          {tErreurs(general.code)}
        </Alert>
      )}
      <div className="mt-6">
        <BoutonEnvoi busy={envoi.isPending} attente={attente}>
          {t('reinitialisation.envoyer')}
        </BoutonEnvoi>
      </div>
    </form>
  );
}
