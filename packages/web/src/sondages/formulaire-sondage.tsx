import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import {
  examinerReponses,
  isVide,
  type ErreurReponse,
} from '@comptoir/contract/sondages/examiner-reponses.ts';
import {
  repondreSondage,
  type QuestionSondage,
} from '@comptoir/contract/sondages/sondages.contract.ts';
import { codeOf } from '../http/http-answer.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { announce } from '../ui/notice/announce.ts';
import { Button } from '../ui/button/button.tsx';
import { useTexts, type TranslateOf } from '../words/use-texts.ts';
import { createBrouillon, noterRepondu } from './memoire.ts';
import { QuestionPosee, type Reponse } from './question-posee.tsx';
import { participationQuery, sondageQuery } from './sondages.queries.ts';

interface FormulaireSondageProps {
  sondageId: number;
  questions: readonly QuestionSondage[];
  onRepondu: () => void;
}

export function FormulaireSondage({ sondageId, questions, onRepondu }: FormulaireSondageProps) {
  const t = useTexts('sondages');
  const tErreurs = useTexts('erreurs');
  const form = useRef<HTMLFormElement>(null);
  const [brouillon] = useState(() => createBrouillon(sondageId));
  const saisie = useSyncExternalStore(brouillon.subscribe, brouillon.get, () => brouillon.vide);
  const [isChecked, setIsChecked] = useState(false);
  const reponses = Object.values(saisie).filter((each) => !isVide(each));
  const envoi = useEnvoi(sondageId, () => {
    brouillon.set(brouillon.vide);
    onRepondu();
  });
  const erreurs = isChecked ? examinerReponses(questions, reponses) : [];
  const code = isQueryFailure(envoi.error) ? codeOf(envoi.error.response) : undefined;

  const change = (questionId: number, reponse: Reponse) =>
    brouillon.set({ ...brouillon.get(), [questionId]: { questionId, ...reponse } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const [premiere, ...autres] = examinerReponses(questions, reponses);
    if (!premiere) return envoi.mutate(reponses);
    announce(t('aRevoir', { count: autres.length + 1 }));
    form.current
      ?.querySelector<HTMLElement>(`#question-${premiere.questionId} :is(input, textarea)`)
      ?.focus();
  };
  return (
    // `post` although no server reads it: sent before its time, it must not fill an address.
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-8">
      <noscript>
        <Alert state="warn">
          {t('sansScript', { telephone: enseigne.contact.telephone.libelle })}
        </Alert>
      </noscript>
      {questions.map((question, index) => (
        <div key={question.id} id={`question-${question.id}`}>
          <QuestionPosee
            question={question}
            label={t('numerotee', { numero: index + 1, question: question.libelle })}
            reponse={saisie[question.id] ?? {}}
            onChange={(reponse) => change(question.id, reponse)}
            error={motifOf(t, erreurs, question)}
          />
        </div>
      ))}
      {code !== undefined && (
        <Alert state="err" live title={tErreurs(code)}>
          {t('echec')}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" kind="primary" busy={envoi.isPending}>
          {t('envoyer')}
        </Button>
        <p className="min-w-0 flex-1 basis-60 type-meta text-text-2">{t('garde')}</p>
      </div>
    </form>
  );
}

function motifOf(
  t: TranslateOf<'sondages'>,
  erreurs: readonly ErreurReponse[],
  { id, genre }: QuestionSondage,
): string | undefined {
  const raison = erreurs.find(({ questionId }) => questionId === id)?.raison;
  if (raison === undefined) return undefined;
  return raison === 'manque' ? t(`manque.${genre}`) : t('impossible');
}

/** Who answered before, here or elsewhere, is shown what they may see instead of the form. */
function useEnvoi(sondageId: number, onRepondu: () => void) {
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const { queryKey } = participationQuery(context, sondageId);
  return useMutation({
    mutationFn: (reponses: Parameters<typeof examinerReponses>[1]) =>
      context.api.call(repondreSondage, {
        params: { id: sondageId },
        body: { reponses: [...reponses] },
      }),
    onSuccess: (participation) => {
      queryClient.setQueryData(queryKey, participation);
      // The home page leads to it no more.
      queryClient.removeQueries({ queryKey: ['GET /api/accueil/personnel'] });
      noterRepondu(sondageId);
      onRepondu();
    },
    onError: async (error) => {
      const code = isQueryFailure(error) ? codeOf(error.response) : undefined;
      if (code === 'sondage-deja-repondu') {
        noterRepondu(sondageId);
        await queryClient.invalidateQueries({ queryKey });
        onRepondu();
      }
      // Its last day ended, or it was changed, while the page was open.
      if (code === 'sondage-clos' || code === 'reponses-invalides')
        await queryClient.invalidateQueries(sondageQuery(context, sondageId));
    },
  });
}
