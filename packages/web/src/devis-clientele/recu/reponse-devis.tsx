/** What the customer answers: yes with a name and a signature, no with a reason, or a question. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import {
  accepterDevisRecu,
  questionnerDevisRecu,
  refuserDevisRecu,
  type DevisRecu,
} from '@comptoir/contract/devis-clientele/envoi-devis.contract.ts';
import {
  MAX_SIGNES_COORDONNEE,
  MAX_SIGNES_TEXTE,
  MIN_SIGNES_SIGNATURE,
} from '@comptoir/contract/devis-clientele/limites.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { recuQuery } from '../devis-clientele.queries.ts';
import { Signature } from './signature.tsx';

interface Props {
  devis: DevisRecu;
  jeton: string;
  /** Lines chosen. */
  options: readonly string[];
}

/** A dot where someone touched the frame is no signature. */
const isSignee = (trace: string) => trace.length >= MIN_SIGNES_SIGNATURE;

type Choix = 'accepter' | 'refuser' | 'question';

export function ReponseDevis({ devis, jeton, options }: Props) {
  const t = useTexts('devis-recu');
  const context = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const [choix, setChoix] = useState<Choix>('accepter');
  const [nom, setNom] = useState('');
  const [trace, setTrace] = useState('');
  const [texte, setTexte] = useState('');
  const [isVerifie, setIsVerifie] = useState(false);
  const { queryKey } = recuQuery(context, jeton);
  const params = { jeton };
  const { rang, questions } = devis;
  const reponse = useMutation({
    mutationFn: (): Promise<CallAnswer<typeof accepterDevisRecu>> => {
      const { api } = context;
      if (choix === 'accepter') {
        const body = { rang, nom: nom.trim(), trace, options: [...options] };
        return api.call(accepterDevisRecu, { params, body });
      }
      if (choix === 'refuser') {
        return api.call(refuserDevisRecu, { params, body: { rang, motif: texte } });
      }
      return api.call(questionnerDevisRecu, { params, body: { texte } });
    },
    onSuccess: (recu) => {
      setTexte('');
      setIsVerifie(false);
      context.queryClient.setQueryData(queryKey, recu);
      if (choix !== 'question') window.scrollTo({ top: 0 });
    },
    // It changed meanwhile: what it is now is shown.
    onError: () => context.queryClient.invalidateQueries({ queryKey }),
  });
  const isPret =
    choix === 'accepter'
      ? nom.trim().length >= 2 && isSignee(trace)
      : choix === 'refuser' || texte.trim().length >= 2;
  return (
    <section className="rounded-card border border-line-2 p-4 sm:p-5 print:hidden">
      <h2 className="type-h2">{t('reponse.titre')}</h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {(['accepter', 'question', 'refuser'] as const).map((un) => (
          <Button
            key={un}
            kind={choix === un ? 'solid' : 'outline'}
            aria-pressed={choix === un}
            onClick={() => {
              setChoix(un);
              setIsVerifie(false);
              reponse.reset();
            }}
          >
            {t(`reponse.choix.${un}`)}
          </Button>
        ))}
      </div>
      <form
        noValidate
        className="mt-4 flex max-w-120 flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setIsVerifie(true);
          if (isPret) reponse.mutate();
        }}
      >
        {choix === 'accepter' ? (
          <>
            <p className="type-meta text-text-2">{t('reponse.accord')}</p>
            <TextInput
              label={t('reponse.nom')}
              required
              value={nom}
              maxLength={MAX_SIGNES_COORDONNEE}
              autoComplete="name"
              {...(isVerifie && nom.trim().length < 2 && { error: t('reponse.nomManque') })}
              onChange={({ currentTarget }) => setNom(currentTarget.value)}
            />
            <Signature
              trace={trace}
              onTrace={setTrace}
              {...(isVerifie && !isSignee(trace) && { error: t('reponse.signatureManque') })}
            />
          </>
        ) : (
          <Textarea
            label={t(`reponse.texte.${choix}`)}
            rows={4}
            required={choix === 'question'}
            value={texte}
            maxLength={MAX_SIGNES_TEXTE}
            {...(isVerifie &&
              choix === 'question' &&
              texte.trim().length < 2 && { error: t('reponse.questionManque') })}
            onChange={({ currentTarget }) => setTexte(currentTarget.value)}
          />
        )}
        {reponse.isError && (
          <Alert state="err" live>
            {failureText(reponse.error)}
          </Alert>
        )}
        {reponse.isSuccess && choix === 'question' && (
          <Alert state="ok" live>
            {t('reponse.questionPartie', { entreprise: devis.entreprise.nom })}
          </Alert>
        )}
        <div>
          <Button type="submit" kind="primary" size="lg" busy={reponse.isPending}>
            {t(`reponse.envoyer.${choix}`)}
          </Button>
        </div>
      </form>
      {questions.length > 0 && (
        <ul aria-label={t('reponse.questions')} className="mt-4 divide-y divide-line type-meta">
          {questions.map(({ le, texte: question }) => (
            <li key={le} className="py-2">
              <time dateTime={le} className="mr-3 text-text-2">
                {formatDate(le)}
              </time>
              {question}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
