/** Questions that were answered, put on products they fit: pure, the same each time. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { texte } from '../catalogue/modele.ts';
import { NOMS, PRENOMS } from '../comptes/entreprises.ts';
import { choisir, melanger, tirage } from '../tirage.ts';
import { BOIS_ET_OUTILS } from './textes/bois-et-outils.ts';
import { SECOND_OEUVRE } from './textes/second-oeuvre.ts';

export const QUESTIONS = [...BOIS_ET_OUTILS, ...SECOND_OEUVRE];

export interface ProduitQuestionne {
  id: number;
  code: string;
  genre: string;
}

export interface QuestionGeneree {
  produitId: number;
  nom: string;
  email: string;
  langue: Locale;
  question: string;
  reponse: string;
  conseiller: string;
  /** Days ago it was asked; the answer came the day after. */
  jours: number;
}

// Two questions in three are asked in French.
const LANGUES: readonly Locale[] = ['fr', 'en', 'fr', 'fr', 'es', 'fr'];
const PAR_QUESTION = 3;

const CONSEILLERS = [
  texte('Claire, conseil technique', 'Claire, technical advice', 'Claire, asesoría técnica'),
  texte('Yann, conseil technique', 'Yann, technical advice', 'Yann, asesoría técnica'),
  texte('Sophie, service produits', 'Sophie, product team', 'Sophie, equipo de producto'),
] as const;

export function listQuestions(produits: readonly ProduitQuestionne[]): QuestionGeneree[] {
  let numero = 0;
  return QUESTIONS.flatMap(({ genres, question, reponse }) => {
    const hash = tirage(question.fr);
    return produits
      .filter(({ genre }) => genres.includes(genre))
      .map((produit) => ({ produit, place: tirage(`${produit.code} ${question.fr}`) }))
      .sort((a, b) => a.place - b.place)
      .slice(0, PAR_QUESTION)
      .map(({ produit, place }) => {
        const langue = LANGUES[numero++ % LANGUES.length] ?? 'fr';
        const nom = `${choisir(PRENOMS, place)} ${choisir(NOMS, melanger(place))}`;
        return {
          produitId: produit.id,
          nom,
          email: `client-${numero}@exemple.test`,
          langue,
          question: question[langue],
          reponse: reponse[langue],
          conseiller: choisir(CONSEILLERS, hash)[langue],
          jours: 5 + (melanger(place + 1) % 380),
        };
      });
  });
}
