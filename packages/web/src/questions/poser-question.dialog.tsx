import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
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
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { useForm, type Values } from '../ui/form/use-form.ts';
import { DialogFrame } from '../ui/section/dialog-frame.tsx';
import { TextInput } from '../ui/field/text-input.tsx';
import { Textarea } from '../ui/field/textarea.tsx';
import { useTexts } from '../words/use-texts.ts';

type Champ = keyof Omit<CallInput<typeof poserQuestion>['body'], 'produitId'>;

const EMAIL_REGEXP = new RegExp(EMAIL_PATTERN);

export default function PoserQuestionDialog({ data, close }: OverlayProps<'poser-question'>) {
  const t = useTexts('questions');
  const tErreurs = useTexts('erreurs');
  const { api } = useRouteContext({ from: '__root__' });
  const { utilisateur } = usePage().session;
  const form = useForm<Champ>({
    initial: {
      texte: data.texte ?? '',
      nom: utilisateur ? `${utilisateur.prenom} ${utilisateur.nom}`.trim() : '',
      email: '',
    },
    check: ({ nom, email, texte }) => ({
      ...(texte.trim().length < TEXTE_QUESTION.minLength && { texte: t('dialogue.manqueTexte') }),
      ...(nom.trim().length < NOM_QUESTION.minLength && { nom: t('dialogue.manqueNom') }),
      ...(!EMAIL_REGEXP.test(email.trim()) && { email: t('dialogue.manqueEmail') }),
    }),
  });
  const envoi = useMutation({
    mutationFn: (saisie: Values<Champ>) =>
      api.call(poserQuestion, {
        body: { ...saisie, ...(data.produit ? { produitId: data.produit.id } : {}) },
      }),
  });
  if (envoi.isSuccess) {
    return <Envoyee numero={envoi.data.numero} email={envoi.variables.email} close={close} />;
  }
  const submit = () => {
    const saisie = form.validate();
    if (saisie) envoi.mutate(saisie);
  };
  return (
    <FormDialog
      title={t('dialogue.titre')}
      description={data.produit?.nom}
      close={close}
      cancel={t('dialogue.annuler')}
      submit={t('dialogue.envoyer')}
      busy={envoi.isPending}
      onSubmit={submit}
      form={form.props}
    >
      <p className="text-text-2">{t('dialogue.promesse')}</p>
      <Textarea
        label={t('dialogue.texte')}
        rows={5}
        maxLength={TEXTE_QUESTION.maxLength}
        data-autofocus
        {...form.field('texte')}
        required
      />
      <TextInput
        label={t('dialogue.nom')}
        autoComplete="name"
        maxLength={NOM_QUESTION.maxLength}
        {...form.field('nom')}
        required
      />
      <TextInput
        label={t('dialogue.email')}
        help={t('dialogue.emailAide')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_QUESTION.maxLength}
        {...form.field('email')}
        required
      />
      {isQueryFailure(envoi.error) && (
        <Alert state="err" live title={tErreurs(codeOf(envoi.error.response))}>
          {t('dialogue.echec')}
        </Alert>
      )}
    </FormDialog>
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
