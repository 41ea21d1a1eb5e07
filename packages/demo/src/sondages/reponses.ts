/** Answers of the demo: drawn from what each weighs, the same each time. */
import { fraction, melanger, tirage } from '../tirage.ts';
import type { QuestionDemo, SondageDemo } from './sondage-demo.ts';

/** Position of the question; of the choice, or the degree of a scale, or a text. */
export interface ValeurDemo {
  question: number;
  choix?: number;
  note?: number;
  texte?: string;
}

/** One list for each person who answered. */
export function tirerReponses({ titre, questions, reponses }: SondageDemo): ValeurDemo[][] {
  return Array.from({ length: reponses }, (_, personne) =>
    questions.flatMap((question, index) =>
      tirerReponse(question, tirage(`${titre.fr}/${personne}/${index}`)).map((valeur) => ({
        question: index,
        ...valeur,
      })),
    ),
  );
}

function tirerReponse(question: QuestionDemo, hash: number): Omit<ValeurDemo, 'question'>[] {
  const { taux = 100, obligatoire } = question;
  if (!obligatoire && fraction(hash) * 100 > taux) return [];
  const suite = melanger(hash + 1);
  switch (question.genre) {
    case 'choix':
      return [
        {
          choix: peser(
            question.choix.map(([, poids]) => poids),
            suite,
          ),
        },
      ];
    case 'choix-multiple':
      return cocher(
        question.choix.map(([, poids]) => poids),
        suite,
      ).map((choix) => ({ choix }));
    case 'echelle':
      return [{ note: peser(question.poids, suite) + 1 }];
    case 'texte': {
      const texte = question.textes[suite % question.textes.length];
      return texte === undefined ? [] : [{ texte }];
    }
  }
}

/** One position, by weight. */
function peser(poids: readonly number[], hash: number): number {
  const total = poids.reduce((somme, each) => somme + each, 0);
  let reste = fraction(hash) * total;
  const trouve = poids.findIndex((each) => (reste -= each) <= 0);
  return Math.max(0, trouve);
}

/** Each by its own percentage; whoever would tick nothing ticks what most do. */
function cocher(poids: readonly number[], hash: number): number[] {
  let suite = hash;
  const coches = poids.flatMap((each, index) => {
    suite = melanger(suite + index + 1);
    return fraction(suite) * 100 <= each ? [index] : [];
  });
  return coches.length > 0 ? coches : [poids.indexOf(Math.max(...poids))];
}
