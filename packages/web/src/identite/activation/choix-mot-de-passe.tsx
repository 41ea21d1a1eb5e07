import { useEffect, type FormEvent } from 'react';
import { Alert } from '../../ui/notice/alert.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { BoutonEnvoi } from '../formulaire/bouton-envoi.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { ChampNouveau, erreurNouveau, raisonFaible } from '../mot-de-passe/champ-nouveau.tsx';
import type { RefusRecu } from '../refus-of.ts';

export interface ChoixMotDePasseProps {
  email: string;
  /** The company that invites, or whose account was asked for. */
  compte: string;
  isInvite: boolean;
  busy: boolean;
  refus: RefusRecu | undefined;
  onChoisi: (motDePasse: string) => void;
}

/** Who opened the link of a mail and has no password yet. */
export function ChoixMotDePasse(props: ChoixMotDePasseProps) {
  const { email, compte, isInvite, busy, refus, onChoisi } = props;
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const proprietaire = { prenom: '', nom: '', email, societe: compte };
  const form = useForm<'nouveau'>({
    initial: { nouveau: '' },
    check: ({ nouveau }) => {
      const erreur = erreurNouveau(t, nouveau, proprietaire);
      return erreur === undefined ? {} : { nouveau: erreur };
    },
  });
  const isFaible = refus?.code === 'mot-de-passe-faible';
  const { refuse } = form;
  useEffect(() => {
    if (refus && isFaible) refuse({ nouveau: raisonFaible(t, refus) });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [refus?.data]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const saisie = busy ? undefined : form.validate();
    if (saisie) onChoisi(saisie.nouveau);
  };
  return (
    <form {...form.props} onSubmit={submit}>
      <h2 className="type-h2">{t('activation.choisir')}</h2>
      <p className="mt-1 mb-4 text-text-2">
        {t(isInvite ? 'activation.choisirDetail' : 'activation.choisirOuvrir', { compte, email })}
      </p>
      {/* Tells a password manager whose password it keeps. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
      <ChampNouveau
        {...form.field('nouveau')}
        label={t('champs.motDePasse')}
        valeur={form.values.nouveau}
        proprietaire={proprietaire}
      />
      {refus && !isFaible && (
        <Alert state="err" live className="mt-4">
          {tErreurs(refus.code)}
        </Alert>
      )}
      <div className="mt-6">
        <BoutonEnvoi busy={busy}>{t('activation.activer')}</BoutonEnvoi>
      </div>
    </form>
  );
}
