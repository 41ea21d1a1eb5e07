import { expect, test } from 'vitest';
import { buildArticle } from './exemple.ts';
import { listReponses } from './reponses.ts';

const nombre = (code: string, libelle: string, unite: string) => ({
  code,
  libelle,
  type: 'nombre' as const,
  unite,
});
const PRODUIT = {
  attributs: [
    nombre('couple', 'Couple maximal', 'Nm'),
    nombre('tension', 'Tension', 'V'),
    { code: 'moteur', libelle: 'Moteur', type: 'choix' as const, unite: null },
  ],
  reponses: ['tension', 'couple', 'moteur'],
};
const IP54 = { libelle: 'Indice de protection', valeur: 'IP54', repond: true };
const BRUIT = { libelle: 'Pression acoustique', valeur: '72 dB(A)', repond: false };

test('those of the article in the order they are asked, then those of its characteristics', () => {
  const article = buildArticle(1, { couple: '60', tension: '18' });
  const detail = { caracteristiques: [BRUIT, IP54] };
  expect(listReponses('fr', PRODUIT, article, detail)).toEqual([
    { libelle: 'Tension', valeur: '18\u00a0V' },
    { libelle: 'Couple maximal', valeur: '60\u00a0Nm' },
    { libelle: 'Indice de protection', valeur: 'IP54' },
  ]);
});

test('what takes a sentence is no sign', () => {
  const article = buildArticle(1, { moteur: 'sans charbon, refroidi' });
  expect(listReponses('fr', PRODUIT, article, undefined)).toEqual([]);
});
