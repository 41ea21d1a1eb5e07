import { expect, test } from 'vitest';
import { texte } from '../catalogue/modele.ts';
import { SONDAGES } from './copy-sondages.ts';
import { tirerReponses } from './reponses.ts';

test('answers are the same each time, and what must be answered is', () => {
  for (const sondage of SONDAGES) {
    const reponses = tirerReponses(sondage);
    expect(reponses).toEqual(tirerReponses(sondage));
    expect(reponses).toHaveLength(sondage.reponses);
    for (const [index, { obligatoire }] of sondage.questions.entries()) {
      if (!obligatoire) continue;
      expect(reponses.every((each) => each.some(({ question }) => question === index))).toBe(true);
    }
  }
});

test('what weighs more is answered more often', () => {
  const mots = texte('a', 'a', 'a');
  const poids = [70, 20, 10];
  const reponses = tirerReponses({
    titre: mots,
    texte: mots,
    debut: 0,
    fin: 1,
    reponses: 1000,
    questions: [
      {
        genre: 'choix',
        obligatoire: true,
        libelle: mots,
        choix: poids.map((each) => [mots, each] as const),
      },
    ],
  });
  const comptes = poids.map((_, rang) => reponses.filter(([each]) => each?.choix === rang).length);
  for (const [rang, compte] of comptes.entries())
    expect(Math.abs(compte / 10 - (poids[rang] ?? 0))).toBeLessThan(5);
});
