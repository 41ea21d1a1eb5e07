/** What is wrong with answers, question by question: the page says it before the server does. */
import { nettoyerTexte } from '../words/texte-saisi.ts';
import { MAX_TEXTE, type QuestionSondage, type ReponseQuestion } from './sondages.contract.ts';

export const RAISONS = [
  /** It has to be answered. */
  'manque',
  /** None of its choices, or of more than one where one is asked for. */
  'choix-impossible',
  'hors-echelle',
  'texte-trop-long',
  /** A question of another survey, answered twice, or in another way than it is asked. */
  'question-impossible',
] as const;
export type Raison = (typeof RAISONS)[number];

export interface ErreurReponse {
  questionId: number;
  raison: Raison;
}

export function examinerReponses(
  questions: readonly QuestionSondage[],
  reponses: readonly ReponseQuestion[],
): ErreurReponse[] {
  const connues = new Set(questions.map(({ id }) => id));
  const vues = new Set<number>();
  const erreurs: ErreurReponse[] = [];
  for (const { questionId } of reponses) {
    if (!connues.has(questionId) || vues.has(questionId))
      erreurs.push({ questionId, raison: 'question-impossible' });
    vues.add(questionId);
  }
  for (const question of questions) {
    const reponse = reponses.find(({ questionId }) => questionId === question.id);
    const raison = examinerReponse(question, reponse);
    if (raison) erreurs.push({ questionId: question.id, raison });
  }
  return erreurs;
}

function examinerReponse(
  question: QuestionSondage,
  reponse: ReponseQuestion | undefined,
): Raison | undefined {
  if (!reponse || isVide(reponse)) return question.obligatoire ? 'manque' : undefined;
  const { choixIds = [], note, texte } = reponse;
  const { genre } = question;
  const isChoix = genre === 'choix' || genre === 'choix-multiple';
  if ((choixIds.length > 0 && !isChoix) || (note !== undefined && genre !== 'echelle'))
    return 'question-impossible';
  if (texte !== undefined && genre !== 'texte') return 'question-impossible';
  if (isChoix) return isChoisissable(question, choixIds) ? undefined : 'choix-impossible';
  if (genre === 'echelle')
    return note !== undefined && note >= 1 && note <= (question.maximum ?? 0)
      ? undefined
      : 'hors-echelle';
  return nettoyerTexte(texte ?? '').length > MAX_TEXTE ? 'texte-trop-long' : undefined;
}

/** Spaces alone say nothing. */
export function isVide({ choixIds = [], note, texte = '' }: ReponseQuestion): boolean {
  return choixIds.length === 0 && note === undefined && nettoyerTexte(texte) === '';
}

function isChoisissable({ genre, choix }: QuestionSondage, choixIds: readonly number[]): boolean {
  if (genre === 'choix' && choixIds.length > 1) return false;
  if (new Set(choixIds).size < choixIds.length) return false;
  return choixIds.every((id) => choix.some((each) => each.id === id));
}
