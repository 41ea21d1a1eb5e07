import { expect, test } from 'vitest';
import { calculerTarif, type DonneesTarif } from '@comptoir/contract/articles/tarif.ts';
import { listRaisons } from './raisons-prix.ts';

const DONNEES: DonneesTarif = {
  prixPublic: '100.00',
  paliers: [
    { quantite: 5, prix: { remise: '4' } },
    { quantite: 10, prix: { remise: '10' } },
  ],
  condition: '20',
  promotions: [{ code: 'AUTOMNE', remise: { pourcent: '25' }, combinable: false }],
};
const PROMOTION = { id: 3, titre: 'Automne', slug: 'automne', fin: '2026-11-28' };

function raisons(donnees: DonneesTarif, quantite: number, promotion: typeof PROMOTION | null) {
  return listRaisons({ ...calculerTarif(donnees, quantite), promotion }).map(
    ({ origine, prixHT, remise, retenue, promotion: nommee }) =>
      [origine, prixHT.montant, `-${remise} %`, nommee?.titre, retenue && 'kept']
        .filter(Boolean)
        .join(' '),
  );
}

test('every price considered is told, dearest first, the one kept marked and named', () => {
  expect(raisons(DONNEES, 12, PROMOTION)).toEqual([
    'public 100.0000 -0 %',
    'palier 90.0000 -10 %',
    'condition 80.0000 -20 %',
    'promotion 75.0000 -25 % Automne kept',
  ]);
});

test('below the first tier there is none to tell', () => {
  expect(raisons({ ...DONNEES, promotions: [] }, 1, null)).toEqual([
    'public 100.0000 -0 %',
    'condition 80.0000 -20 % kept',
  ]);
});

test('a negotiated price stands alone', () => {
  expect(raisons({ ...DONNEES, prixNegocie: '85.00' }, 12, null)).toEqual([
    'negocie 85.0000 -15 % kept',
  ]);
});
