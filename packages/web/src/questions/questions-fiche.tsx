import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { MessageCircleQuestionMark } from 'lucide-react';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { preloadOverlay } from '../overlay/overlay-parts.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { useTexts } from '../words/use-texts.ts';
import { questionsQuery } from './questions.queries.ts';

/** On a sheet, whose words it shares: what was asked and answered, and the way to ask. */
export function QuestionsFiche({ produit }: { produit: { id: number; nom: string } }) {
  const t = useTexts('produits');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(questionsQuery({ api, locale }, produit.id));
  const questions = data?.questions ?? [];
  return (
    <>
      {questions.length === 0 ? (
        <p className="border-t border-line py-4 text-text-2">{t('questions.aucune')}</p>
      ) : (
        <dl className="border-t border-line">
          {questions.map(({ id, question, reponse, auteur, langue, date }) => (
            <div key={id} className="border-b border-line py-4">
              <dt lang={langue} className="max-w-180 type-name">
                {question}
              </dt>
              <dd className="mt-1 max-w-180 whitespace-pre-line">
                <span lang={langue}>{reponse}</span>
                <span className="mt-1 flex flex-wrap gap-x-3 type-meta text-text-2">
                  <span>{t('questions.auteur', { auteur, date: formatDate(date) })}</span>
                  {langue !== locale && <span>{t(`questions.langue.${langue}` as never)}</span>}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <a
        href={liens.contact(locale)}
        onClick={(event) => {
          event.preventDefault();
          openOverlay('poser-question', { produit });
        }}
        onPointerEnter={() => preloadOverlay('poser-question')}
        className={`${buttonClass()} mt-4`}
      >
        <MessageCircleQuestionMark size={20} aria-hidden />
        {t('questions.poser')}
      </a>
    </>
  );
}
