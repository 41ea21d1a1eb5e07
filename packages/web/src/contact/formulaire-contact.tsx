import { useId, useState, type FormEvent } from 'react';
import {
  ACCEPT_PIECES,
  MAX_PIECES,
  SOCIETE_CONTACT,
  SUJETS_AVEC_COMMANDE,
  SUJETS_CONTACT,
  TELEPHONE_CONTACT,
  TEXTE_CONTACT,
} from '@comptoir/contract/contact/contact.contract.ts';
import {
  EMAIL_PATTERN,
  EMAIL_QUESTION,
  NOM_QUESTION,
} from '@comptoir/contract/questions/questions.contract.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { FileInput } from '../ui/field/file-input.tsx';
import { Select } from '../ui/field/select.tsx';
import { TextInput } from '../ui/field/text-input.tsx';
import { Textarea } from '../ui/field/textarea.tsx';
import { useTexts } from '../words/use-texts.ts';
import { ChoixCommande } from './choix-commande.tsx';
import { isSujet, useContact, type Saisie } from './use-contact.ts';

export interface Envoyee {
  numero: string;
  email: string;
  /** How many files went along. */
  pieces: number;
}

const EMAIL_REGEXP = new RegExp(EMAIL_PATTERN);

export function FormulaireContact({ onEnvoyee }: { onEnvoyee: (envoyee: Envoyee) => void }) {
  const t = useTexts('contact');
  const failureText = useFailureText();
  const id = useId();
  const [fichiers, setFichiers] = useState<File[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const { saisie, change, expediteur, envoi } = useContact((envoyee) =>
    onEnvoyee({ ...envoyee, pieces: fichiers.length }),
  );
  const manque: Partial<Record<keyof Saisie, string>> = {
    ...(!isSujet(saisie.sujet) && { sujet: t('manque.sujet') }),
    ...(saisie.nom.trim().length < NOM_QUESTION.minLength && { nom: t('manque.nom') }),
    ...(!EMAIL_REGEXP.test(saisie.email.trim()) && { email: t('manque.email') }),
    ...(saisie.texte.trim().length < TEXTE_CONTACT.minLength && { texte: t('manque.texte') }),
  };
  const field = (name: keyof Saisie) => ({
    value: saisie[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
    ...(isChecked && manque[name] && { error: manque[name] }),
  });
  const trop = fichiers.length > MAX_PIECES;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const [premier] = Object.keys(manque);
    if (premier) event.currentTarget.querySelector<HTMLElement>(`[name="${premier}"]`)?.focus();
    else if (!trop && !envoi.isPending) envoi.mutate(fichiers);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Select
        label={t('sujet')}
        name="sujet"
        required
        placeholder={t('sujetChoisir')}
        options={SUJETS_CONTACT.map((sujet) => ({ value: sujet, label: t(`sujets.${sujet}`) }))}
        {...field('sujet')}
      />
      {expediteur && isSujet(saisie.sujet) && SUJETS_AVEC_COMMANDE.includes(saisie.sujet) && (
        <ChoixCommande
          commandes={expediteur.commandes}
          value={saisie.commande}
          onChange={(commande) => change({ commande })}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={t('nom')}
          name="nom"
          required
          autoComplete="name"
          maxLength={NOM_QUESTION.maxLength}
          {...field('nom')}
        />
        <TextInput
          label={t('societe')}
          name="societe"
          autoComplete="organization"
          maxLength={SOCIETE_CONTACT.maxLength}
          labelEnd={<Facultatif />}
          {...field('societe')}
        />
        <TextInput
          label={t('email')}
          name="email"
          required
          type="email"
          autoComplete="email"
          maxLength={EMAIL_QUESTION.maxLength}
          {...field('email')}
        />
        <TextInput
          label={t('telephone')}
          name="telephone"
          type="tel"
          autoComplete="tel"
          maxLength={TELEPHONE_CONTACT.maxLength}
          labelEnd={<Facultatif />}
          {...field('telephone')}
        />
      </div>
      <Textarea
        label={t('texte')}
        name="texte"
        required
        rows={8}
        maxLength={TEXTE_CONTACT.maxLength}
        {...field('texte')}
      />
      <div>
        <FileInput
          label={t('fichiers')}
          multiple
          accept={ACCEPT_PIECES}
          onChange={setFichiers}
          {...(trop && { error: t('tropDeFichiers', { max: MAX_PIECES }) })}
        />
        <p className="mt-1 type-meta text-text-2">{t('fichiersAide', { max: MAX_PIECES })}</p>
      </div>
      {/* A field for programs: off the screen, off the keyboard, off what is read aloud. */}
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label htmlFor={id}>{t('site')}</label>
        <input
          id={id}
          name="site"
          tabIndex={-1}
          autoComplete="off"
          value={saisie.site}
          onChange={({ currentTarget }) => change({ site: currentTarget.value })}
        />
      </div>
      {envoi.isError && (
        <Alert state="err" live title={failureText(envoi.error)}>
          {t('echec')}
        </Alert>
      )}
      <div>
        <Button type="submit" kind="primary" size="lg" busy={envoi.isPending}>
          {t('envoyer')}
        </Button>
      </div>
    </form>
  );
}

function Facultatif() {
  const t = useTexts('contact');
  return <span className="type-meta text-text-2">{t('facultatif')}</span>;
}
