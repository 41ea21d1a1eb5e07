import type { RegleApprobation } from '@comptoir/contract/commandes/approbation.contract.ts';
import { expect, test } from 'vitest';
import { isMemeRegle } from './meme-regle.ts';

const REGLE: RegleApprobation = {
  utilisateurId: 4,
  nom: 'Ilan Roche',
  email: 'ilan@equipe.test',
  limiteCommande: '500.00',
  limiteMois: null,
  depenseDuMois: '0.00',
  approbation: 'tous',
  approbateurs: [
    { id: 1, nom: 'Anne Morel' },
    { id: 2, nom: 'Yann Le Goff' },
  ],
  version: '4-1',
};

test('a person whose role alone changed has the same limits', () => {
  expect(isMemeRegle(REGLE, { ...REGLE, version: '4-2', depenseDuMois: '12.00' })).toBe(true);
});

test('another limit, another rule or another order of approvers is another one', () => {
  expect(isMemeRegle(REGLE, { ...REGLE, limiteMois: '2000.00' })).toBe(false);
  expect(isMemeRegle(REGLE, { ...REGLE, approbation: 'un' })).toBe(false);
  const approbateurs = [...REGLE.approbateurs].reverse();
  expect(isMemeRegle(REGLE, { ...REGLE, approbateurs })).toBe(false);
});
