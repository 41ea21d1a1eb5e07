/** An invitation without an answer: sent once more, or taken back. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import {
  renvoyerInvitation,
  retirerInvitation,
} from '@comptoir/contract/identite/equipe.contract.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { relireEquipe } from './relire-equipe.ts';

interface ActionsInvitationProps {
  id: number;
  nom: string;
  email: string;
  onFait: (fait: string) => void;
}

export function ActionsInvitation({ id, nom, email, onFait }: ActionsInvitationProps) {
  const t = useTexts('identite');
  const failureText = useFailureText();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const params = { id };
  const renvoi = useMutation({
    mutationFn: () => api.call(renvoyerInvitation, { params }),
    onSuccess: () => {
      onFait(t('equipe.envoyee', { email }));
      return relireEquipe(queryClient, { api, locale });
    },
  });
  const retrait = useMutation({
    mutationFn: () => api.call(retirerInvitation, { params }),
    onSuccess: () => {
      onFait(t('equipe.retiree', { nom }));
      return relireEquipe(queryClient, { api, locale });
    },
  });
  const error = renvoi.error ?? retrait.error;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        aria-label={t('equipe.retirerQui', { nom })}
        busy={retrait.isPending}
        onClick={() => retrait.mutate()}
      >
        {t('equipe.retirer')}
      </Button>
      <Button
        size="sm"
        aria-label={t('equipe.renvoyerQui', { nom })}
        busy={renvoi.isPending}
        onClick={() => renvoi.mutate()}
      >
        {t('equipe.renvoyer')}
      </Button>
      {error && (
        <Alert state="err" live className="w-full">
          {failureText(error)}
        </Alert>
      )}
    </div>
  );
}
