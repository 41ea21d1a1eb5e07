import { describe, expect, test } from 'vitest';
import { examinerAvis } from './moderation.ts';

const avis = (texte: string, note = 4) => examinerAvis({ note, titre: 'Conforme', texte });

describe('a review is published at once', () => {
  test.each([
    'Bonne accroche dès le premier tour, aucune tête abîmée sur une boîte de 200.',
    'Réf. VBF-05060-ZJ, EAN 2004112000017, reçu le 12/03 : 12.50 € la boîte.Parfait.',
    'Conforme EN ISO 20345 S3 SRC, pointure 43.',
    'Tient 25 kg par point dans du BA13, pose en 30 s !',
    'Concret, convient aux contreplaqués, conçu pour durer.',
    'Reputable brand, scraped paint easily, no computer needed.',
    'Buen reparto, disputa resuelta, producto computado como pieza.',
    'TIRVAL TX25',
  ])('%s', (texte) => {
    expect(avis(texte)).toBe('publie');
  });
});

describe('a review waits for someone to read it', () => {
  test.each([
    ['an address', 'Moins cher sur www.autre-magasin.fr, allez voir.'],
    ['an address without its protocol', 'Voir autre-magasin.com pour le même.'],
    ['a mail address', 'Écrivez-moi à jean@exemple.test pour en parler.'],
    ['a telephone number', 'Appelez le 06 12 34 56 78, je pose aussi.'],
    ['a foreign telephone number', 'Call me on +44 7700 900 123 for a fitter.'],
    ['a Spanish telephone number', 'Llame al 612 34 56 78, instalo también.'],
    ['shouting', 'NE COMMANDEZ SURTOUT PAS CET ARTICLE ICI'],
    ['strings of marks', 'Jamais vu ça !!!!! Incroyable.'],
    ['a French insult', 'Vendeur de merde, passez votre chemin.'],
    ['an English insult', 'Total bullshit, the box was half empty.'],
    ['a Spanish insult', 'Una mierda de producto, no lo compren.'],
  ])('with %s', (_what, texte) => {
    expect(avis(texte)).toBe('en-attente');
  });

  test('with something of it in the title', () => {
    expect(examinerAvis({ note: 5, titre: 'www.ailleurs.com', texte: 'Bon produit en soi.' })).toBe(
      'en-attente',
    );
  });

  test.each([1, 2])('with a score of %i, whatever it says', (note) => {
    expect(avis('Filet irrégulier, la moitié de la boîte au rebut.', note)).toBe('en-attente');
  });
});

test('a score of 3 is published', () => {
  expect(avis('Correct pour le prix, sans plus.', 3)).toBe('publie');
});
