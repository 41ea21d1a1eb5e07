import type { LigneComptable } from '@comptoir/contract/listes-achats/comptage.contract.ts';
import { expect, test } from 'vitest';
import { ligneDEtiquette, lignesDuCode } from './trouver-ligne.ts';

const ligne = (ligneId: number, reference: string, ean: string) =>
  ({ ligneId, reference, ean }) as LigneComptable;
const LIGNES = [
  ligne(1, 'VBF-05060-ZJ', '3760123456787'),
  ligne(2, 'PVX-18-60', '0012345678905'),
  ligne(3, 'PVX-18-60', '0012345678905'),
];
const trouvees = (code: string) => lignesDuCode(LIGNES, code).map(({ ligneId }) => ligneId);

test('a line is found by its reference, however it is written, or by its EAN', () => {
  expect(trouvees('vbf 05060 zj')).toEqual([1]);
  expect(trouvees('3760123456787')).toEqual([1]);
  expect(trouvees('12345678905')).toEqual([2, 3]);
});

test('the end of an EAN, signs alone and another code name nothing', () => {
  expect(trouvees('456787')).toEqual([]);
  expect(trouvees(' - ')).toEqual([]);
  expect(trouvees('XYZ')).toEqual([]);
});

test('a label of the shelf leads to its line; that of another shelf does not', () => {
  const etiquette = (liste: number, ligne: number) =>
    `https://boutique.test/en/mon-compte/listes-achats/${liste}/comptage?ligne=${ligne}`;
  expect(ligneDEtiquette(LIGNES, 31, etiquette(31, 2))).toBe(LIGNES[1]);
  expect(ligneDEtiquette(LIGNES, 31, etiquette(32, 2))).toBeUndefined();
  expect(ligneDEtiquette(LIGNES, 31, etiquette(31, 9))).toBeUndefined();
  expect(ligneDEtiquette(LIGNES, 31, 'VBF-05060-ZJ')).toBeUndefined();
});
