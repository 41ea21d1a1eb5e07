/** Finds frequent questions by words: the same in the page as it is typed and on the server. */
import { slugify } from '../noms.ts';
import type { QuestionFrequente } from './faq.contract.ts';

/** « de », « la », « for »: a question is not found by them alone. */
const MIN_SIGNES = 3;

/** Those that hold all the words, begun or whole; where the question itself does, it comes first. */
export function chercherFaq(
  questions: readonly QuestionFrequente[],
  texte: string,
): readonly QuestionFrequente[] {
  const mots = motsOf(texte);
  const cherches = mots.filter((mot) => mot.length >= MIN_SIGNES).map(sansPluriel);
  if (mots.length === 0) return questions;
  if (cherches.length === 0) return [];
  const { question = [], reponse = [] } = Object.groupBy(
    questions.filter((each) => hold(`${each.question} ${each.reponse}`, cherches)),
    (each) => (hold(each.question, cherches) ? 'question' : 'reponse'),
  );
  return [...question, ...reponse];
}

function hold(texte: string, cherches: readonly string[]): boolean {
  const mots = motsOf(texte);
  return cherches.every((cherche) => mots.some((mot) => mot.startsWith(cherche)));
}

function motsOf(texte: string): string[] {
  // Word by word: a slug of a whole text is cut short.
  return texte
    .split(/\s+/)
    .flatMap((part) => slugify(part).split('-'))
    .filter(Boolean);
}

/** « factures » also finds « facture ». */
function sansPluriel(mot: string): string {
  return mot.length > MIN_SIGNES + 1 ? mot.replace(/[sx]$/, '') : mot;
}
