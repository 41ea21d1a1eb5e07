import { expect, test } from 'vitest';
import type { Matiere } from '@comptoir/contract/decoupe/matiere.schema.ts';
import {
  ajouterLigne,
  changerLigne,
  writeTexte,
  readSaisie,
  ouvrirSaisie,
  retirerLigne,
} from './saisie-coupe.ts';

const BARRE: Matiere = {
  debit: 'barre',
  longueur: 3000,
  largeur: null,
  fil: false,
  trait: 4,
  parUnite: 1,
};
const PANNEAU: Matiere = { ...BARRE, debit: 'panneau', longueur: 2500, largeur: 1250 };

test('a list opens as rows, an empty one with a row to type in', () => {
  expect(ouvrirSaisie('3x1200+2x800', BARRE).lignes).toMatchObject([
    { quantite: 3, longueur: '1200' },
    { quantite: 2, longueur: '800' },
  ]);
  const vide = ouvrirSaisie('', BARRE);
  expect(vide.lignes).toMatchObject([{ quantite: 1, longueur: '' }]);
  expect(readSaisie(vide, BARRE)).toMatchObject({ isVide: true, erreurs: [], pieces: [] });
});

test('what is typed in a row is written in the text, blank rows left out', () => {
  let saisie = ajouterLigne(ouvrirSaisie('3x1200', BARRE));
  const [, blank] = saisie.lignes;
  expect(readSaisie(saisie, BARRE).pieces).toHaveLength(1);
  saisie = changerLigne(saisie, blank?.cle ?? 0, { longueur: '80 cm', quantite: 2 });
  expect(saisie.texte).toBe('3x1200+2x80 cm');
  expect(readSaisie(saisie, BARRE).pieces).toMatchObject([{ longueur: 1200 }, { longueur: 800 }]);
});

test('an error stands at its row', () => {
  const saisie = ouvrirSaisie('3x1200+2x800', BARRE);
  const [first] = saisie.lignes;
  const cle = first?.cle ?? 0;
  const { parLigne } = readSaisie(changerLigne(saisie, cle, { longueur: '4000' }), BARRE);
  expect([...parLigne]).toEqual([[cle, 'cote-trop-grande']]);
});

test('an error of what was pasted stands at the text, and the rest becomes rows', () => {
  const saisie = writeTexte(ouvrirSaisie('', BARRE), '3x1200\n2,5x800', BARRE);
  expect(saisie.lignes).toHaveLength(1);
  expect(readSaisie(saisie, BARRE).erreurs).toMatchObject([{ code: 'decimale', texte: '2,5x800' }]);
});

test('a sheet without a width is told so at its row', () => {
  const saisie = ouvrirSaisie('', PANNEAU);
  const [first] = saisie.lignes;
  const { parLigne } = readSaisie(
    changerLigne(saisie, first?.cle ?? 0, { longueur: '600' }),
    PANNEAU,
  );
  expect([...parLigne.values()]).toEqual(['nombre-de-cotes']);
});

test('the last row removed leaves an empty one', () => {
  const saisie = ouvrirSaisie('3x1200', BARRE);
  const { lignes, texte } = retirerLigne(saisie, saisie.lignes[0]?.cle ?? 0);
  expect(lignes).toMatchObject([{ longueur: '' }]);
  expect(texte).toBe('');
});
