/** Someone asks to join: an administrator says yes or no. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { repondreDemande } from '@comptoir/contract/identite/equipe.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { refusOf } from '../refus-of.ts';
import { relireEquipe } from './relire-equipe.ts';

interface ReponseDemandeProps {
  id: number;
  nom: string;
  onFait: (fait: string) => void;
}

export function ReponseDemande({ id, nom, onFait }: ReponseDemandeProps) {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const envoi = useMutation({
    mutationFn: (accepte: boolean) =>
      api.call(repondreDemande, { params: { id }, body: { accepte } }),
    onSuccess: async (_, accepte) => {
      onFait(accepte ? t('equipe.acceptee', { nom }) : t('equipe.refusee', { nom }));
      await relireEquipe(queryClient, { api, locale });
    },
  });
  const busy = (accepte: boolean) => envoi.isPending && envoi.variables === accepte;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        aria-label={t('equipe.refuserQui', { nom })}
        busy={busy(false)}
        onClick={() => envoi.mutate(false)}
      >
        {t('equipe.refuser')}
      </Button>
      <Button
        size="sm"
        kind="solid"
        aria-label={t('equipe.accepterQui', { nom })}
        busy={busy(true)}
        onClick={() => envoi.mutate(true)}
      >
        {t('equipe.accepter')}
      </Button>
      {envoi.isError && (
        <Alert state="err" live className="w-full">
          {tErreurs(refusOf(envoi.error).code)}
        </Alert>
      )}
    </div>
  );
}
