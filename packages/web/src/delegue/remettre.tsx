/** Hands what is in the basket over to its customer, by a link. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Copy, Send } from 'lucide-react';
import { useState } from 'react';
import {
  MAX_SIGNES_MOT_DE_REMISE,
  remettrePanier,
} from '@comptoir/contract/delegue/remise.contract.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { codeOf } from '../http/http-answer.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import { usePage } from '../page/page-context.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { copyText } from '../ui/button/copy-text.ts';
import { TextInput } from '../ui/field/text-input.tsx';
import { Textarea } from '../ui/field/textarea.tsx';
import { useTexts } from '../words/use-texts.ts';
import { nomUtilisateur } from './nom-utilisateur.ts';

export function Remettre() {
  const t = useTexts('delegue');
  const tErreurs = useTexts('erreurs');
  const { api } = useRouteContext({ from: '__root__' });
  const { utilisateur } = usePage().session;
  const [mot, setMot] = useState('');
  const remise = useMutation({
    mutationFn: async (envoyer: boolean) => {
      const body = { envoyer, ...(mot.trim() && { mot: mot.trim() }) };
      const { url, expireLe } = await api.call(remettrePanier, { body });
      return { url, expireLe, isEnvoye: envoyer, isCopie: !envoyer && (await copyText(url)) };
    },
  });
  if (!utilisateur) return null;
  const nom = nomUtilisateur(t, utilisateur);
  const { data, error, isPending, variables } = remise;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-text-2">{t('remettre.texte', { nom })}</p>
      <Textarea
        label={t('remettre.mot')}
        rows={4}
        maxLength={MAX_SIGNES_MOT_DE_REMISE}
        value={mot}
        onChange={({ currentTarget }) => setMot(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          icon={Send}
          busy={isPending && variables}
          onClick={() => remise.mutate(true)}
        >
          {t('remettre.envoyer', { nom })}
        </Button>
        <Button icon={Copy} busy={isPending && !variables} onClick={() => remise.mutate(false)}>
          {t('remettre.copier')}
        </Button>
      </div>
      {isQueryFailure(error) && (
        <Alert state="err" live>
          {tErreurs(codeOf(error.response))}
        </Alert>
      )}
      {data && (
        <>
          <Alert
            state="ok"
            live
            title={
              data.isEnvoye
                ? t('remettre.envoye', { nom })
                : data.isCopie
                  ? t('remettre.copie')
                  : t('remettre.pret')
            }
          >
            {t('remettre.valable', { date: formatDate(data.expireLe) })}
          </Alert>
          <TextInput
            label={t('remettre.lien')}
            readOnly
            value={data.url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </>
      )}
    </div>
  );
}
