import { expect, test } from 'vitest';
import { calculerDevis } from './calculer-devis.ts';
import { documentVide, ligneVide } from './document-vide.ts';
import type { DocumentDevis, LigneDevisClientele } from './document.schema.ts';

function devis(
  lignes: readonly Partial<LigneDevisClientele>[],
  autres: Partial<DocumentDevis> = {},
): DocumentDevis {
  const vide = documentVide({ langue: 'fr', devise: 'EUR', date: '2026-11-18' });
  return {
    ...vide,
    ...autres,
    sections: [
      {
        id: 's1',
        titre: 'Pose',
        marge: null,
        lignes: lignes.map((ligne, i) => ({ ...ligneVide(`l${i}`, 'libre'), ...ligne })),
      },
    ],
  };
}

const dire = (document: DocumentDevis) => {
  const { totalHT, ttc, tva } = calculerDevis(document);
  return {
    ht: totalHT.montant,
    ttc: ttc.montant,
    tva: tva.map(({ taux, base, montant }) => [taux, base.montant, montant.montant]),
  };
};

// Golden quotes: each figure was worked out by hand.
test('a kitchen at three rates comes to the cent', () => {
  expect(
    dire(
      devis([
        { quantite: '3', prixHT: '19.99', tva: '20' },
        { quantite: '12.5', prixHT: '48', tva: '10' },
        { quantite: '7.333', prixHT: '12.345', tva: '10' },
        { quantite: '1', prixHT: '333.33', tva: '5.5' },
      ]),
    ),
  ).toEqual({
    // 59.97; 600.00 + 90.53 (7.333 × 12.345 = 90.525885); 333.33.
    ht: '1083.83',
    tva: [
      ['20', '59.97', '11.99'],
      ['10', '690.53', '69.05'],
      ['5.5', '333.33', '18.33'],
    ],
    ttc: '1183.20',
  });
});

test('the tax of a rate is that of its sum, not the sum of its lines', () => {
  // 20 % of 0.12 is 0.024: line by line nothing but 0.02 each would be charged, 0.20 of ten.
  const dix = Array.from({ length: 10 }, () => ({ quantite: '1', prixHT: '0.12' }));
  expect(dire(devis(dix))).toEqual({ ht: '1.20', tva: [['20', '1.20', '0.24']], ttc: '1.44' });
});

test('half a cent is rounded up, and three hundred lines add up exactly', () => {
  const lignes = Array.from({ length: 300 }, () => ({ quantite: '1', prixHT: '0.105' }));
  expect(dire(devis(lignes))).toEqual({
    ht: '33.00',
    tva: [['20', '33.00', '6.60']],
    ttc: '39.60',
  });
});

test('a price follows from cost, waste and margin: of the line, else of its section, else of the quote', () => {
  const document = devis(
    [
      { achatHT: '10', perte: '10' },
      { achatHT: '10', marge: { mode: 'marque', valeur: '30' } },
      { achatHT: '0.0345' },
      { achatHT: '10', prixHT: '11' },
    ],
    { marge: { mode: 'coefficient', valeur: '1.5' } },
  );
  const prix = (un: DocumentDevis) =>
    [...calculerDevis(un).lignes.values()].map(({ prixHT }) => prixHT?.montant);
  // 10 + 10 % = 11 × 1.5; 10 / 0.7; 0.0345 × 1.5 = 0.05175.
  expect(prix(document)).toEqual(['16.5', '14.29', '0.0518', '11']);
  const [section] = document.sections;
  if (!section) throw new Error('no section');
  const double = { ...section, marge: { mode: 'coefficient' as const, valeur: '2' } };
  expect(prix({ ...document, sections: [double] })).toEqual(['22', '14.29', '0.069', '11']);
});

test('a line below the floor is warned of, one at it is not', () => {
  const document = devis(
    [
      { achatHT: '80', prixHT: '100' },
      { achatHT: '80.1', prixHT: '100' },
      { achatHT: null, prixHT: '1' },
    ],
    { plancher: '20' },
  );
  const { lignes, sousPlancher } = calculerDevis(document);
  expect([...lignes.values()].map((ligne) => ligne.sousPlancher)).toEqual([false, true, false]);
  expect(sousPlancher).toBe(1);
});

test('an option counts once it is chosen; comments and subtotals never do', () => {
  const lignes: Partial<LigneDevisClientele>[] = [
    { prixHT: '100' },
    { prixHT: '40', option: true },
    { prixHT: '7', option: true, choisie: true },
    { type: 'sous-total' },
    { type: 'commentaire', libelle: 'Fenêtres en bois' },
    { prixHT: '1' },
    { type: 'sous-total' },
  ];
  const totaux = calculerDevis(devis(lignes));
  expect(totaux.totalHT.montant).toBe('108.00');
  expect(totaux.optionsHT.montant).toBe('40.00');
  expect(totaux.lignes.get('l3')?.montantHT.montant).toBe('107.00');
  expect(totaux.lignes.get('l6')?.montantHT.montant).toBe('1.00');
});

test('a kit costs what it is made of, and nothing is known of it while a part has no price', () => {
  const composant = { type: 'libre' as const, libelle: '', unite: 'u' as const };
  const kit = (achatHT: string | null) =>
    devis([
      {
        type: 'ouvrage',
        composants: [
          { ...composant, quantite: '2.5', achatHT: '4.20' },
          { ...composant, quantite: '1', achatHT },
        ],
        quantite: '2',
        marge: { mode: 'coefficient', valeur: '2' },
      },
    ]);
  const { lignes, coutHT } = calculerDevis(kit('9.5'));
  expect(lignes.get('l0')).toMatchObject({ coutHT: { montant: '20' }, prixHT: { montant: '40' } });
  expect(coutHT.montant).toBe('40.00');
  expect(calculerDevis(kit(null)).lignes.get('l0')?.prixHT).toBeNull();
});

test('the parts of a schedule add up to what is due', () => {
  const echeancier = ['30', '30', '40'].map((pourcent) => ({ libelle: '', pourcent }));
  const { ttc, echeances } = calculerDevis(devis([{ prixHT: '83.35' }], { echeancier }));
  expect(ttc.montant).toBe('100.02');
  expect(echeances.map(({ montant }) => montant.montant)).toEqual(['30.01', '30.01', '40.00']);
});
