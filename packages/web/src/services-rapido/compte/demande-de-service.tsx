/** Asks for a service; it is sent once, and gets a number. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';
import {
  demanderService,
  TEXTE_SERVICE,
  type CodeService,
  type ServiceCompte,
} from '@comptoir/contract/services-rapido/services-compte.contract.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { newKey } from '../../panier/panier.public.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/field/select.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { servicesCompteQuery } from './services-compte.queries.ts';

interface Props {
  /** Those one may ask for. */
  services: readonly ServiceCompte[];
  choisi: CodeService | undefined;
  onChoisir: (code: CodeService) => void;
}

export function DemandeDeService({ services, choisi, onChoisir }: Props) {
  const t = useTexts('services-compte');
  const failureText = useFailureText();
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const [texte, setTexte] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const essai = useRef<{ demande: string; key: string }>(undefined);
  const service = services.find(({ code }) => code === choisi) ?? services[0];
  const isCourt = texte.trim().length < TEXTE_SERVICE.minLength;
  const envoi = useMutation({
    mutationFn: (code: CodeService) => {
      const body = { service: code, texte };
      // Tried again where no answer came, it counts once.
      const demande = JSON.stringify(body);
      if (essai.current?.demande !== demande) essai.current = { demande, key: newKey() };
      return context.api.call(demanderService, { body }, { idempotencyKey: essai.current.key });
    },
    onSuccess: () => {
      essai.current = undefined;
      setTexte('');
      setIsChecked(false);
      return queryClient.invalidateQueries({ queryKey: servicesCompteQuery(context).queryKey });
    },
  });
  if (!service) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isCourt && !envoi.isPending) envoi.mutate(service.code);
  };
  return (
    <form
      id="demande"
      noValidate
      onSubmit={submit}
      className="mt-4 flex max-w-160 scroll-mt-24 flex-col gap-5"
    >
      <Select
        label={t('demander.service')}
        value={service.code}
        options={services.map(({ code, titre }) => ({ value: code, label: titre }))}
        onChange={({ currentTarget }) => {
          const voulu = services.find(({ code }) => code === currentTarget.value);
          if (voulu) onChoisir(voulu.code);
        }}
      />
      <Textarea
        label={t('demander.texte')}
        help={t('demander.aide')}
        required
        rows={4}
        maxLength={TEXTE_SERVICE.maxLength}
        value={texte}
        onChange={({ currentTarget }) => {
          setTexte(currentTarget.value);
          if (!envoi.isPending) envoi.reset();
        }}
        {...(isChecked && isCourt && { error: t('demander.court') })}
      />
      {envoi.error && (
        <Alert state="err" live>
          {failureText(envoi.error)}
        </Alert>
      )}
      {envoi.data && (
        <Alert state="ok" live>
          {t('demander.fait', { numero: envoi.data.numero })}
        </Alert>
      )}
      <div>
        <Button type="submit" kind="primary" size="lg" busy={envoi.isPending}>
          {t('demander.envoyer')}
        </Button>
      </div>
    </form>
  );
}
