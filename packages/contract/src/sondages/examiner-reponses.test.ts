import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examinerReponses } from './examiner-reponses.ts';
import { MAX_TEXTE, type QuestionSondage, type ReponseQuestion } from './sondages.contract.ts';

const base = { obligatoire: false, libelle: '', maximum: null, choix: [] };
const choix = [1, 2, 3].map((id) => ({ id, libelle: String(id) }));
const UNE: QuestionSondage = { ...base, id: 10, genre: 'choix', choix };
const PLUSIEURS: QuestionSondage = { ...base, id: 20, genre: 'choix-multiple', choix };
const ECHELLE: QuestionSondage = { ...base, id: 30, genre: 'echelle', maximum: 5, choix };
const TEXTE: QuestionSondage = { ...base, id: 40, genre: 'texte' };

const raison = (question: QuestionSondage, reponse: Omit<ReponseQuestion, 'questionId'>) =>
  examinerReponses([question], [{ questionId: question.id, ...reponse }])[0]?.raison;

test('one choice is one of those proposed', () => {
  expect(raison(UNE, { choixIds: [2] })).toBeUndefined();
  expect(raison(UNE, { choixIds: [4] })).toBe('choix-impossible');
  expect(raison(UNE, { choixIds: [1, 2] })).toBe('choix-impossible');
});

test('several choices are each named once', () => {
  expect(raison(PLUSIEURS, { choixIds: [1, 3] })).toBeUndefined();
  expect(raison(PLUSIEURS, { choixIds: [1, 1] })).toBe('choix-impossible');
});

test('a scale begins at 1 and ends at its maximum', () => {
  const notes = [0, 1, 5, 6].map((note) => raison(ECHELLE, { note }));
  expect(notes).toEqual(['hors-echelle', undefined, undefined, 'hors-echelle']);
});

test('a text is measured without the spaces around it', () => {
  expect(raison(TEXTE, { texte: `  ${'a'.repeat(MAX_TEXTE)}  ` })).toBeUndefined();
  expect(raison(TEXTE, { texte: 'a'.repeat(MAX_TEXTE + 1) })).toBe('texte-trop-long');
});

test('a question is answered as it is asked', () => {
  expect(raison(UNE, { texte: 'Le matin' })).toBe('question-impossible');
  expect(raison(ECHELLE, { choixIds: [1] })).toBe('question-impossible');
  expect(raison(TEXTE, { note: 3 })).toBe('question-impossible');
  expect(raison(TEXTE, { texte: 'Oui', note: 3 })).toBe('question-impossible');
});

test('what must be answered is, with more than spaces', () => {
  const question = { ...TEXTE, obligatoire: true };
  expect(raison(question, { texte: ' \n ' })).toBe('manque');
  expect(examinerReponses([question], [])).toEqual([{ questionId: 40, raison: 'manque' }]);
});

test('no question is answered twice, nor one of another survey', () => {
  const reponse = { questionId: 40, texte: 'Oui' };
  expect(examinerReponses([TEXTE], [reponse, reponse])).toHaveLength(1);
  expect(examinerReponses([UNE], [reponse])).toEqual([
    { questionId: 40, raison: 'question-impossible' },
  ]);
});

test('whatever is accepted for a scale can be counted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 10 }), fc.integer(), (maximum, note) => {
      const accepted = raison({ ...ECHELLE, maximum }, { note }) === undefined;
      expect(accepted).toBe(note >= 1 && note <= maximum);
    }),
  );
});
