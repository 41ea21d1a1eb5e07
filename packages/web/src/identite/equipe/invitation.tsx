/** Inviting a colleague, in place. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, type FormEvent } from 'react';
import { inviter } from '@comptoir/contract/identite/equipe.contract.ts';
import { ROLES_SAISIS } from './roles-saisis.ts';
import type { RoleCompte } from '@comptoir/contract/identite/regles.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { isEmail, isNom } from '../formulaire/regles-personne.ts';
import { useForm, type Values } from '../../ui/form/use-form.ts';
import { relireEquipe } from './relire-equipe.ts';
import { refusOf } from '../refus-of.ts';

type Nom = 'prenom' | 'nom' | 'email' | 'role';

/** `email` when it was sent. */
export function Invitation({ onEnd }: { onEnd: (email?: string) => void }) {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const form = useForm<Nom>({
    initial: { prenom: '', nom: '', email: '', role: 'acheteur' },
    check: ({ prenom, nom, email }) => ({
      ...(!isNom(prenom) && { prenom: t('erreur.nom') }),
      ...(!isNom(nom) && { nom: t('erreur.nom') }),
      ...(!isEmail(email) && { email: t('erreur.email') }),
    }),
  });
  const envoi = useInvitation(onEnd);
  const { ref } = form.props;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const saisie = envoi.isPending ? undefined : form.validate();
    if (saisie) envoi.mutate(saisie);
  };
  return (
    <form
      {...form.props}
      onSubmit={submit}
      className="mt-4 grid gap-4 rounded-card border border-line-2 bg-sunk p-4 sm:grid-cols-2 sm:p-6"
    >
      <TextInput {...form.field('prenom')} label={t('champs.prenom')} maxLength={80} required />
      <TextInput {...form.field('nom')} label={t('champs.nom')} maxLength={80} required />
      <TextInput
        {...form.field('email')}
        label={t('champs.email')}
        type="email"
        maxLength={254}
        required
        className="sm:col-span-2"
      />
      <RadioGroup
        label={t('equipe.role')}
        name="role"
        defaultValue="acheteur"
        options={ROLES_SAISIS.map((value) => ({
          value,
          label: t(`equipe.roles.${value}`),
          help: t(`equipe.rolesDetail.${value}`),
        }))}
        className="sm:col-span-2"
      />
      {envoi.isError && (
        <Alert state="err" live className="sm:col-span-2">
          {tErreurs(refusOf(envoi.error).code)}
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        <Button onClick={() => onEnd()}>{t('equipe.annuler')}</Button>
        <Button type="submit" kind="primary" busy={envoi.isPending}>
          {t('equipe.envoyer')}
        </Button>
      </div>
    </form>
  );
}

function useInvitation(onSent: (email: string) => void) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ prenom, nom, email, role }: Values<Nom>) =>
      api.call(inviter, {
        body: {
          prenom: prenom.trim(),
          nom: nom.trim(),
          email: email.trim(),
          role: role as RoleCompte,
        },
      }),
    onSuccess: async ({ email }) => {
      onSent(email);
      await relireEquipe(queryClient, { api, locale });
    },
  });
}
