import { expect, test } from 'vitest';
import { isAProposer } from './proposer-conditions.ts';

const INES = { id: 3, role: 'Utilisateur', rgpdValide: false } as const;
const ACCUEIL = { nom: 'accueil', params: {} };

test('the terms are shown to an ordinary user who has not accepted them', () => {
  expect(isAProposer(INES, ACCUEIL, [])).toBe(true);
  expect(isAProposer({ ...INES, rgpdValide: true }, ACCUEIL, [])).toBe(false);
  expect(isAProposer({ ...INES, role: 'Délégué' }, ACCUEIL, [])).toBe(false);
  expect(isAProposer({ id: null, role: 'Anonyme', rgpdValide: false }, ACCUEIL, [])).toBe(false);
});

test('not to who put them off on this device, but to the next person', () => {
  expect(isAProposer(INES, ACCUEIL, [3])).toBe(false);
  expect(isAProposer(INES, ACCUEIL, [4, 12])).toBe(true);
});

test('not on the pages that tell them', () => {
  for (const id of ['33', '192']) {
    expect(isAProposer(INES, { nom: 'page-contenu', params: { id } }, [])).toBe(false);
  }
  expect(isAProposer(INES, { nom: 'page-contenu', params: { id: '34' } }, [])).toBe(true);
  expect(isAProposer(INES, { nom: 'marque', params: { id: '33' } }, [])).toBe(true);
});
