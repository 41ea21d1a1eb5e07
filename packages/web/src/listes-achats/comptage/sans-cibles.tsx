import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Target } from 'lucide-react';
import { prendreCibles } from '@comptoir/contract/listes-achats/comptage.contract.ts';
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Lien } from '../../page/lien.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { relireListes } from '../listes-achats.queries.ts';

/** Nothing says yet how many there should be: the quantities of the list are a beginning. */
export function SansCibles({ liste: { id, nombreArticles } }: { liste: ListeAchats }) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const envoi = useMutation({
    mutationFn: () => api.call(prendreCibles, { params: { id }, body: null }),
    onSuccess: () => relireListes(queryClient),
  });
  return (
    <>
      {envoi.isError && (
        <Alert state="err" live className="mb-4">
          {failureText(envoi.error)}
        </Alert>
      )}
      <EmptyState
        icon={Target}
        title={t('comptage.vide.titre')}
        actions={
          <>
            {nombreArticles > 0 && (
              <Button kind="primary" busy={envoi.isPending} onClick={() => envoi.mutate()}>
                {t('comptage.vide.prendre')}
              </Button>
            )}
            <Lien href={liens.listeAchats(locale, id)} className={buttonClass()}>
              {t('comptage.fixer')}
            </Lien>
          </>
        }
      >
        {t('comptage.vide.texte')}
      </EmptyState>
    </>
  );
}
