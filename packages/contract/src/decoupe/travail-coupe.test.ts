import { expect, test } from 'vitest';
import type { Matiere } from './matiere.schema.ts';
import { compterTravail, readCoupe, planifierCoupe, quantiteDeCoupe } from './travail-coupe.ts';

const BARRE: Matiere = {
  debit: 'barre',
  longueur: 3000,
  largeur: null,
  fil: false,
  trait: 4,
  parUnite: 1,
};
const METRE: Matiere = { ...BARRE, debit: 'metre', longueur: null, trait: 0 };

function travail(texte: string, matiere: Matiere) {
  const { pieces, erreurs } = readCoupe(texte, matiere);
  expect(erreurs).toEqual([]);
  return compterTravail(pieces, planifierCoupe(pieces, matiere));
}

test('a list of bars is counted in bars, cuts and millimetres left', () => {
  // 1200 + 800 + 800 and 1200 + 1200: five kerfs of 4.
  expect(travail('3x1200+2x800', BARRE)).toEqual({
    pieces: 5,
    unites: 2,
    borne: 2,
    coupes: 5,
    longueurCoupee: 0,
    chute: 6000 - 5200 - 20,
  });
});

test('off a coil the metre begun is bought, and a piece may be longer than any bar', () => {
  expect(travail('1x25m+1x2500', METRE)).toMatchObject({ unites: 28, borne: 28, chute: 500 });
  expect(readCoupe('1x25m', BARRE).erreurs).toMatchObject([{ code: 'cote-trop-grande' }]);
});

test('packets of several bars and the packing of the article round up', () => {
  const vendue = { multiple: 1, minimum: 1 };
  expect(quantiteDeCoupe({ unites: 5 }, { ...BARRE, parUnite: 2 }, vendue)).toBe(3);
  expect(quantiteDeCoupe({ unites: 5 }, BARRE, { multiple: 4, minimum: 4 })).toBe(8);
  expect(quantiteDeCoupe({ unites: 1 }, BARRE, { multiple: 1, minimum: 10 })).toBe(10);
});
