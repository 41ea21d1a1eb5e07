/** « Combien je paie ? »: the price of any article for this company, with every price considered. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { Search } from 'lucide-react';
import { MAX_SIGNES_REFERENCE } from '@comptoir/contract/articles/references.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { usePage } from '../../page/page-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { explicationQuery } from '../tarif-compte.queries.ts';
import type { Question, RequeteConditions } from './adresse-conditions.ts';
import { ReponsePrix } from './reponse-prix.tsx';

interface Props {
  question: Question | undefined;
  /** What the list below is narrowed by stays as it is. */
  requete: RequeteConditions;
}

/** A plain form that also works without script: what is asked stands in the address. */
export function QuestionPrix({ question, requete }: Props) {
  const t = useTexts('tarif-compte');
  const { locale } = usePage();
  const router = useRouter();
  const [saisie, setSaisie] = useState(toSaisie(question));
  const [vue, setVue] = useState(question);
  if (question?.reference !== vue?.reference || question?.quantite !== vue?.quantite) {
    setVue(question);
    setSaisie(toSaisie(question));
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reference = saisie.reference.trim() || undefined;
    const quantite = reference && (saisie.quantite.trim() || undefined);
    const href = liens.conditionsTarifaires(locale, { query: { ...requete, reference, quantite } });
    void router.navigate({ href, resetScroll: false });
  };
  return (
    <section aria-labelledby="combien" className="rounded-card bg-sunk p-4 sm:p-5">
      <h2 id="combien" className="type-h3">
        {t('explication.titre')}
      </h2>
      <form
        action={liens.conditionsTarifaires(locale)}
        onSubmit={submit}
        className="mt-3 flex flex-wrap items-end gap-3"
      >
        {Object.entries(requete).map(([nom, valeur]) => (
          <input key={nom} type="hidden" name={nom} value={valeur} />
        ))}
        <TextInput
          name="reference"
          label={t('explication.reference')}
          value={saisie.reference}
          maxLength={MAX_SIGNES_REFERENCE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setSaisie({ ...saisie, reference: event.currentTarget.value })}
          className="min-w-0 flex-1 basis-60"
        />
        <TextInput
          name="quantite"
          label={t('explication.quantite')}
          value={saisie.quantite}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
          onChange={(event) => setSaisie({ ...saisie, quantite: event.currentTarget.value })}
          className="w-24"
        />
        <Button type="submit" kind="primary" icon={Search}>
          {t('explication.calculer')}
        </Button>
      </form>
      {question && <Reponse question={question} />}
    </section>
  );
}

const toSaisie = (question: Question | undefined) => ({
  reference: question?.reference ?? '',
  quantite: question?.quantite === undefined ? '' : String(question.quantite),
});

function Reponse({ question }: { question: Question }) {
  const failureText = useFailureText();
  const context = useRouteContext({ from: '__root__' });
  const { data, error } = useQuery(explicationQuery(context, question));
  if (error) {
    return (
      <p role="alert" className="mt-4 type-meta text-err">
        {failureText(error)}
      </p>
    );
  }
  if (!data) return <Skeleton className="mt-4 h-24 w-full" />;
  return <ReponsePrix reponse={data} reference={question.reference} />;
}
