import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useId, useState, type FormEvent } from 'react';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import {
  EMAIL_PATTERN,
  EMAIL_QUESTION,
  NOM_QUESTION,
  poserQuestion,
  TEXTE_QUESTION,
} from '@comptoir/contract/questions/questions.contract.ts';
import { codeOf } from '../http/http-answer.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { usePage } from '../page/page-context.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { DialogFrame } from '../ui/section/dialog-frame.tsx';
import { TextInput } from '../ui/field/text-input.tsx';
import { Textarea } from '../ui/field/textarea.tsx';
import { useTexts } from '../words/use-texts.ts';

type Saisie = Omit<CallInput<typeof poserQuestion>['body'], 'produitId'>;

const EMAIL_REGEXP = new RegExp(EMAIL_PATTERN);

export default function PoserQuestionDialog({ data, close }: OverlayProps<'poser-question'>) {
  const t = useTexts('questions');
  const tErreurs = useTexts('erreurs');
  const { api } = useRouteContext({ from: '__root__' });
  const { utilisateur } = usePage().session;
  const id = useId();
  const [saisie, setSaisie] = useState<Saisie>({
    nom: utilisateur ? `${utilisateur.prenom} ${utilisateur.nom}`.trim() : '',
    email: '',
    texte: data.texte ?? '',
  });
  const [isChecked, setIsChecked] = useState(false);
  const envoi = useMutation({
    mutationFn: () =>
      api.call(poserQuestion, {
        body: { ...saisie, ...(data.produit ? { produitId: data.produit.id } : {}) },
      }),
  });
  if (envoi.isSuccess) {
    return <Envoyee numero={envoi.data.numero} email={saisie.email} close={close} />;
  }
  const manque = {
    nom: saisie.nom.trim().length < NOM_QUESTION.minLength ? t('dialogue.manqueNom') : undefined,
    email: EMAIL_REGEXP.test(saisie.email.trim()) ? undefined : t('dialogue.manqueEmail'),
    texte:
      saisie.texte.trim().length < TEXTE_QUESTION.minLength ? t('dialogue.manqueTexte') : undefined,
  };
  const field = (name: keyof Saisie) => ({
    value: saisie[name],
    required: true,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setSaisie({ ...saisie, [name]: currentTarget.value }),
    ...(isChecked && manque[name] ? { error: manque[name] } : {}),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.values(manque).every((each) => each === undefined)) envoi.mutate();
  };
  return (
    <DialogFrame
      title={t('dialogue.titre')}
      description={data.produit?.nom}
      footer={
        <>
          <Button onClick={close}>{t('dialogue.annuler')}</Button>
          <Button type="submit" form={id} kind="primary" busy={envoi.isPending}>
            {t('dialogue.envoyer')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-text-2">{t('dialogue.promesse')}</p>
        <Textarea
          label={t('dialogue.texte')}
          rows={5}
          maxLength={TEXTE_QUESTION.maxLength}
          data-autofocus
          {...field('texte')}
        />
        <TextInput
          label={t('dialogue.nom')}
          autoComplete="name"
          maxLength={NOM_QUESTION.maxLength}
          {...field('nom')}
        />
        <TextInput
          label={t('dialogue.email')}
          help={t('dialogue.emailAide')}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_QUESTION.maxLength}
          {...field('email')}
        />
        {isQueryFailure(envoi.error) && (
          <Alert state="err" live title={tErreurs(codeOf(envoi.error.response))}>
            {t('dialogue.echec')}
          </Alert>
        )}
      </form>
    </DialogFrame>
  );
}

interface EnvoyeeProps {
  numero: string;
  email: string;
  close: () => void;
}

function Envoyee({ numero, email, close }: EnvoyeeProps) {
  const t = useTexts('questions');
  return (
    <DialogFrame
      title={t('dialogue.titre')}
      footer={
        <Button kind="solid" onClick={close} data-autofocus>
          {t('dialogue.fermer')}
        </Button>
      }
    >
      <Alert state="ok" live title={t('dialogue.envoyee', { numero })}>
        {t('dialogue.envoyeeDetail', { email })}
      </Alert>
    </DialogFrame>
  );
}
