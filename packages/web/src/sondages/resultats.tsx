import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type {
  QuestionSondage,
  ResultatsSondage,
} from '@comptoir/contract/sondages/sondages.contract.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { degresOf } from './degres.ts';

interface ResultatsProps {
  questions: readonly QuestionSondage[];
  resultats: ResultatsSondage;
}

type ResultatQuestion = ResultatsSondage['questions'][number];

/** Question by question: a table whose rows carry their bar. */
export function Resultats({ questions, resultats }: ResultatsProps) {
  const t = useTexts('sondages');
  return (
    <div className="mt-6 flex flex-col gap-8">
      {questions.map((question, index) => {
        const resultat = resultats.questions.find(({ questionId }) => questionId === question.id);
        return (
          <section key={question.id} aria-labelledby={`resultat-${question.id}`}>
            <h3 id={`resultat-${question.id}`} className="type-h3">
              {t('numerotee', { numero: index + 1, question: question.libelle })}
            </h3>
            {resultat && <ResultatOf question={question} resultat={resultat} />}
          </section>
        );
      })}
    </div>
  );
}

function ResultatOf({
  question,
  resultat,
}: {
  question: QuestionSondage;
  resultat: ResultatQuestion;
}) {
  const t = useTexts('sondages');
  const locale = useLocale();
  const { reponses, moyenne } = resultat;
  const nombre = t('nombre', { count: reponses, nombre: formatNombre(locale, reponses) });
  if (question.genre === 'texte') {
    return (
      <p className="mt-1 type-meta text-text-2">
        {t('textesLus', { count: reponses, nombre: formatNombre(locale, reponses) })}
      </p>
    );
  }
  const precisions = [
    nombre,
    question.genre === 'choix-multiple' && t('plusieursPossibles'),
    moyenne !== null &&
      t('moyenne', { moyenne: formatNombre(locale, moyenne, 1), maximum: question.maximum ?? 0 }),
  ].filter((each) => each !== false);
  return (
    <>
      <p className="mt-1 mb-2 type-meta text-text-2">{precisions.join(' · ')}</p>
      <Barres question={question} lignes={lignesOf(question, resultat)} sur={reponses} />
    </>
  );
}

interface Ligne {
  id: number;
  libelle: string;
  nombre: number;
}

function lignesOf(question: QuestionSondage, { choix, notes }: ResultatQuestion): Ligne[] {
  const { maximum } = question;
  if (maximum === null) {
    return question.choix.map(({ id, libelle }) => ({
      id,
      libelle,
      nombre: choix.find(({ choixId }) => choixId === id)?.nombre ?? 0,
    }));
  }
  const bornes = question.choix.map(({ libelle }) => libelle);
  return degresOf(maximum, bornes).map(({ degre, sens }, index) => ({
    id: degre,
    libelle: sens === undefined ? String(degre) : `${degre} · ${sens}`,
    nombre: notes[index] ?? 0,
  }));
}

interface BarresProps {
  question: QuestionSondage;
  lignes: readonly Ligne[];
  /** People the shares are of. */
  sur: number;
}

function Barres({ question, lignes, sur }: BarresProps) {
  const t = useTexts('sondages');
  const locale = useLocale();
  const most = Math.max(0, ...lignes.map(({ nombre }) => nombre));
  const head = 'pb-1 text-right type-caption font-normal text-text-2';
  return (
    <table className="w-full">
      <caption className="sr-only">{question.libelle}</caption>
      <thead>
        <tr>
          <th scope="col" className="sr-only">
            {t('colonnes.reponse')}
          </th>
          <th scope="col" className={`${head} w-16`}>
            {t('colonnes.part')}
          </th>
          <th scope="col" className={`${head} w-16`}>
            {t('colonnes.nombre')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lignes.map(({ id, libelle, nombre }) => {
          const part = sur === 0 ? 0 : (nombre / sur) * 100;
          return (
            <tr key={id} className="border-t border-line align-bottom">
              <th scope="row" className="py-2 text-left type-body font-normal">
                {libelle}
                <svg
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  aria-hidden
                  className="mt-1 h-2 w-full"
                >
                  <rect width="100" height="8" className="fill-sunk-2" />
                  <rect
                    width={part}
                    height="8"
                    className={nombre === most && most > 0 ? 'fill-link' : 'fill-text'}
                  />
                </svg>
              </th>
              <td className="py-2 pl-3 text-right type-name">
                {t('part', { part: formatNombre(locale, Math.round(part)) })}
              </td>
              <td className="py-2 pl-3 text-right type-meta text-text-2">
                {formatNombre(locale, nombre)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
