/** Whether a text helped: said once, then thanked. Not asked of delegates, who read for others. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId, useRef, useSyncExternalStore } from 'react';
import {
  noterUtilitePage,
  noterUtiliteQuestion,
} from '@comptoir/contract/contenus/utilite.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { Button } from '../ui/button/button.tsx';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { noterDit, textesDits } from './textes-dits.ts';

interface Props {
  genre: 'page' | 'question';
  id: number;
  className?: string;
}

const APPELS = { page: noterUtilitePage, question: noterUtiliteQuestion };

export function Utile({ genre, id, className }: Props) {
  const { session } = usePage();
  return session.delegue ? null : <Demande genre={genre} id={id} className={className ?? ''} />;
}

function Demande({ genre, id, className }: Required<Props>) {
  const t = useTexts('contenus');
  const failureText = useFailureText();
  const question = useId();
  const boite = useRef<HTMLDivElement>(null);
  const { api, locale } = useRouteContext({ from: '__root__' });
  const cle = `${genre}-${id}`;
  const dits = useSyncExternalStore(textesDits.subscribe, textesDits.get, () => textesDits.vide);
  const envoi = useMutation({
    mutationFn: (utile: boolean) => api.call(APPELS[genre], { params: { id }, body: { utile } }),
    onSuccess: (_answer, utile) => {
      noterDit(cle, utile);
      // The button that had the focus is gone.
      boite.current?.focus();
    },
    onError: (error) => showToast({ title: failureText(error) }),
  });
  const dit = dits[cle];
  return (
    // As high before as after: what follows stays where it is.
    <div
      ref={boite}
      tabIndex={-1}
      className={`flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 type-meta outline-none print:hidden ${className}`}
    >
      {dit === undefined ? (
        <>
          <p id={question}>{t(`utile.question.${genre}`)}</p>
          <div role="group" aria-labelledby={question} className="flex gap-2">
            {[true, false].map((utile) => (
              <Button
                key={String(utile)}
                size="sm"
                icon={utile ? ThumbsUp : ThumbsDown}
                busy={envoi.isPending && envoi.variables === utile}
                onClick={() => envoi.mutate(utile)}
              >
                {t(utile ? 'utile.oui' : 'utile.non')}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <>
          <p role="status">{t('utile.merci')}</p>
          {!dit && (
            <Lien
              href={liens.contact(locale)}
              className="inline-flex min-h-8 items-center text-link hover:underline pointer-coarse:min-h-11"
            >
              {t('utile.manque')}
            </Lien>
          )}
        </>
      )}
    </div>
  );
}
