/** What the person says of themselves. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { modifierProfil, type Profil } from '@comptoir/contract/identite/profil.contract.ts';
import { isLocale, LOCALES } from '@comptoir/contract/words/locales.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { siteQuery } from '../../page/site.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/field/select.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { isNom, isTelephone } from '../formulaire/regles-personne.ts';
import { useForm, type Values } from '../../ui/form/use-form.ts';
import { profilQuery } from '../identite.queries.ts';
import { useIsAwake } from '../../ui/use-is-awake.ts';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';

type Nom = 'prenom' | 'nom' | 'telephone' | 'langue';

interface FormulairePersonneProps {
  profil: Profil;
  isTitulaire: boolean;
}

export function FormulairePersonne({ profil, isTitulaire }: FormulairePersonneProps) {
  const t = useTexts('identite');
  const failureText = useFailureText();
  const isAwake = useIsAwake();
  const form = useForm<Nom>({
    initial: {
      prenom: profil.prenom,
      nom: profil.nom,
      telephone: profil.telephone ?? '',
      langue: profil.langue ?? '',
    },
    check: ({ prenom, nom, telephone }) => ({
      ...(!isNom(prenom) && { prenom: t('erreur.nom') }),
      ...(!isNom(nom) && { nom: t('erreur.nom') }),
      ...(!isTelephone(telephone) && { telephone: t('erreur.telephone') }),
    }),
  });
  const envoi = useEnregistrement();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const saisie = envoi.isPending ? undefined : form.validate();
    if (saisie) envoi.mutate(saisie);
  };
  const disabled = !isTitulaire;
  return (
    <SectionCompte titre={t('coordonnees.vous')}>
      <form {...form.props} onSubmit={submit} className="mt-4 grid gap-4 sm:grid-cols-2">
        <TextInput
          {...form.field('prenom')}
          label={t('champs.prenom')}
          autoComplete="given-name"
          maxLength={80}
          required
          disabled={disabled}
        />
        <TextInput
          {...form.field('nom')}
          label={t('champs.nom')}
          autoComplete="family-name"
          maxLength={80}
          required
          disabled={disabled}
        />
        <TextInput
          label={t('champs.email')}
          help={t('coordonnees.emailAide')}
          type="email"
          autoComplete="email"
          value={profil.email}
          readOnly
          inputClassName="rounded-control bg-sunk text-text-2"
          className="sm:col-span-2"
        />
        <TextInput
          {...form.field('telephone')}
          label={t('champs.telephone')}
          type="tel"
          autoComplete="tel"
          maxLength={25}
          disabled={disabled}
        />
        <Select
          {...form.field('langue')}
          label={t('champs.langue')}
          options={LOCALES.map((value) => ({ value, label: t(`langue.${value}`) }))}
          disabled={disabled}
        />
        {envoi.isError && (
          <Alert state="err" live className="sm:col-span-2">
            {failureText(envoi.error)}
          </Alert>
        )}
        {isTitulaire ? (
          <div className="sm:col-span-2">
            <Button
              type={isAwake ? 'submit' : 'button'}
              kind="primary"
              busy={envoi.isPending}
              done={envoi.isSuccess}
              doneLabel={t('coordonnees.enregistre')}
            >
              {t('coordonnees.enregistrer')}
            </Button>
          </div>
        ) : (
          <p className="type-meta text-text-2 sm:col-span-2">{t('coordonnees.delegue')}</p>
        )}
      </form>
    </SectionCompte>
  );
}

/** The name of the person follows in the header. */
function useEnregistrement() {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ prenom, nom, telephone, langue }: Values<Nom>) =>
      api.call(modifierProfil, {
        body: {
          prenom: prenom.trim(),
          nom: nom.trim(),
          telephone: telephone.trim(),
          ...(isLocale(langue) && { langue }),
        },
      }),
    onSuccess: (profil) => {
      queryClient.setQueryData(profilQuery({ api, locale }).queryKey, profil);
      queryClient.setQueryData(siteQuery.queryKey, (site) => {
        const utilisateur = site?.session.utilisateur;
        if (!site || !utilisateur) return site;
        const { prenom, nom, initiales } = profil;
        const session = {
          ...site.session,
          utilisateur: { ...utilisateur, prenom, nom, initiales },
        };
        return { ...site, session };
      });
    },
  });
}
