/** A customer who cannot sign in any more gets a link to choose a password. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import {
  renvoyerIdentifiants,
  type UtilisateurGere,
} from '@comptoir/contract/delegue/utilisateurs.contract.ts';
import { MOTIF_EMAIL } from '@comptoir/contract/identite/regles.ts';
import { codeOf } from '../http/http-answer.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { usePage } from '../page/page-context.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { DialogFrame } from '../ui/section/dialog-frame.tsx';
import { Select } from '../ui/field/select.tsx';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { TextInput } from '../ui/field/text-input.tsx';
import { useTexts } from '../words/use-texts.ts';
import { utilisateursQuery } from './delegue.queries.ts';
import { nomUtilisateur } from './nom-utilisateur.ts';

const EMAIL = new RegExp(MOTIF_EMAIL);

type Props = OverlayProps<'renvoi-identifiants'>;

export default function RenvoiIdentifiantsDialog({ data, close }: Props) {
  const t = useTexts('delegue');
  const tErreurs = useTexts('erreurs');
  const context = useRouteContext({ from: '__root__' });
  const { data: personnes, error } = useQuery(utilisateursQuery(context));
  if (personnes?.length) return <Formulaire personnes={personnes} {...{ data, close }} />;
  return (
    <DialogFrame title={t('renvoi.titre')} footer={<Button onClick={close}>{t('fermer')}</Button>}>
      {isQueryFailure(error) ? (
        <Alert state="err" live>
          {tErreurs(codeOf(error.response))}
        </Alert>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </DialogFrame>
  );
}

function Formulaire({ personnes, data, close }: Props & { personnes: UtilisateurGere[] }) {
  const t = useTexts('delegue');
  const tErreurs = useTexts('erreurs');
  const { api } = useRouteContext({ from: '__root__' });
  const { compte } = usePage().session;
  const [personneId, setPersonneId] = useState(data.utilisateurId);
  const [saisie, setSaisie] = useState<string>();
  const personne = personnes.find((each) => each.id === personneId) ?? personnes[0];
  const email = (saisie ?? personne?.email ?? '').trim();
  const isAutre = email !== personne?.email;
  const envoi = useMutation({
    mutationFn: async () => {
      if (!personne) return;
      const body = { utilisateurId: personne.id, ...(isAutre && { email }) };
      await api.call(renvoyerIdentifiants, { body });
    },
  });
  const [isChecked, setIsChecked] = useState(false);
  const isFaux = !EMAIL.test(email);
  if (envoi.isSuccess) return <Envoye email={email} close={close} />;
  const submit = () => {
    setIsChecked(true);
    if (!isFaux) envoi.mutate();
  };
  return (
    <FormDialog
      title={t('renvoi.titre')}
      description={compte?.libelle}
      close={close}
      cancel={t('annuler')}
      submit={t('renvoi.envoyer')}
      busy={envoi.isPending}
      onSubmit={submit}
      error={isQueryFailure(envoi.error) && tErreurs(codeOf(envoi.error.response))}
    >
      <p className="text-text-2">{t('renvoi.texte')}</p>
      <Select
        label={t('renvoi.personne')}
        value={String(personne?.id)}
        options={personnes.map((each) => ({
          value: String(each.id),
          label: `${nomUtilisateur(t, each)}, ${t(`role.${each.role}`)}`,
        }))}
        onChange={({ currentTarget }) => {
          setPersonneId(Number(currentTarget.value));
          setSaisie(undefined);
        }}
      />
      <TextInput
        label={t('renvoi.email')}
        help={
          isAutre ? t('renvoi.autreAdresse', { email: personne?.email ?? '' }) : t('renvoi.aide')
        }
        type="email"
        required
        autoComplete="off"
        maxLength={254}
        data-autofocus
        value={saisie ?? personne?.email ?? ''}
        onChange={({ currentTarget }) => setSaisie(currentTarget.value)}
        {...(isChecked && isFaux && { error: t('renvoi.adresseFausse') })}
      />
    </FormDialog>
  );
}

function Envoye({ email, close }: { email: string; close: () => void }) {
  const t = useTexts('delegue');
  return (
    <DialogFrame
      title={t('renvoi.titre')}
      footer={
        <Button kind="solid" onClick={close} data-autofocus>
          {t('fermer')}
        </Button>
      }
    >
      <Alert state="ok" live title={t('renvoi.envoye', { email })}>
        {t('renvoi.envoyeDetail')}
      </Alert>
    </DialogFrame>
  );
}
