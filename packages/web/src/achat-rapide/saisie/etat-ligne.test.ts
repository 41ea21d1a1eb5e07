import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { Connaissance } from './connaissances.ts';
import { etatLigne, problemeDeQuantite, sommer } from './etat-ligne.ts';

const eur = (montant: string) => ({ montant, devise: 'EUR' as const });

function connu(change: Partial<ArticleVendu> = {}): Connaissance {
  const article = {
    id: 1,
    reference: 'VBF-05060-ZJ',
    multiple: 1,
    minimum: 1,
    retire: false,
    tarif: {
      prixNetHT: eur('20.9000'),
      paliers: [{ quantite: 5, prixNetHT: eur('19.6500') }],
    },
    ...change,
  };
  return { nom: 'connu', article: article as ArticleVendu, jour: '2026-11-16', remplacants: [] };
}

test('a line is priced by the tier its quantity reaches', () => {
  expect(etatLigne({ quantite: 4 }, connu())).toEqual({
    probleme: null,
    prix: eur('20.9000'),
    total: eur('83.60'),
  });
  expect(etatLigne({ quantite: 5 }, connu()).total).toEqual(eur('98.25'));
});

test('a quantity that breaks a rule is told with what would be right, and never changed', () => {
  const parDouze = connu({ multiple: 12, minimum: 24 });
  expect(etatLigne({ quantite: 10 }, parDouze).probleme).toEqual({
    code: 'minimum',
    minimum: 24,
    correction: 24,
  });
  expect(etatLigne({ quantite: 30 }, parDouze).probleme).toEqual({
    code: 'multiple',
    multiple: 12,
    correction: 36,
  });
  expect(etatLigne({ quantite: 99_999 }, parDouze).probleme).toEqual({
    code: 'maximum',
    maximum: 10_000,
    correction: 9996,
  });
  expect(etatLigne({ quantite: 0 }, parDouze).probleme).toMatchObject({ code: 'quantite-nulle' });
});

test('what is withdrawn, without price or unknown cannot be added', () => {
  expect(etatLigne({ quantite: 1 }, connu({ retire: true })).probleme?.code).toBe('retiree');
  expect(etatLigne({ quantite: 1 }, connu({ tarif: null })).probleme?.code).toBe('sans-prix');
  expect(
    etatLigne({ quantite: 1 }, { nom: 'inconnu', propositions: [], jour: '' }).probleme?.code,
  ).toBe('inconnue');
});

test('a line typed without network waits for its report', () => {
  expect(etatLigne({ quantite: 1, aVerifier: true }, connu()).probleme?.code).toBe('a-verifier');
});

test('the total is the sum of the lines, and only those that are ready go to the basket', () => {
  const lignes = [
    { id: 1, reference: 'A', quantite: 3 },
    { id: 2, reference: 'B', quantite: 1 },
    { id: 3, reference: 'C', quantite: 1 },
  ];
  const savoir: Record<string, Connaissance> = {
    A: connu({ id: 11, tarif: { prixNetHT: eur('0.0345'), paliers: [] } as never }),
    B: { nom: 'inconnu', propositions: [], jour: '' },
    C: { nom: 'demande' },
  };
  expect(sommer(lignes, (reference) => savoir[reference])).toEqual({
    lignes: 3,
    prets: [{ id: 1, articleId: 11, quantite: 3 }],
    total: eur('0.1000'),
    enRecherche: 1,
    aCorriger: [{ ligne: lignes[1], probleme: { code: 'inconnue', propositions: [] } }],
  });
});

test('the proposed quantity is always sold, and never below what was asked', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 500 }),
      (quantite, multiple, minimum) => {
        const probleme = problemeDeQuantite(quantite, { multiple, minimum });
        if (!probleme || !('correction' in probleme)) return;
        expect(problemeDeQuantite(probleme.correction, { multiple, minimum })).toBeNull();
        expect(probleme.correction).toBeGreaterThanOrEqual(quantite);
      },
    ),
  );
});

test('a unit that is not how it is sold, and a figure with two readings, are asked', () => {
  const seau = connu({ unite: 'seau', contenu: '2000.000' });
  expect(etatLigne({ quantite: 4000, unite: 'pièces' }, seau)).toEqual({
    probleme: { code: 'a-preciser', ecrit: '4000 pièces', lectures: [2, 4000] },
    prix: null,
    total: null,
  });
  expect(etatLigne({ quantite: 2, unite: 'seaux' }, seau).probleme).toBeNull();
  const lue = { quantite: 0, lu: '1,000', lectures: [1, 1000] };
  expect(etatLigne(lue, seau).probleme).toEqual({
    code: 'a-preciser',
    ecrit: '1,000',
    lectures: [1, 1000],
  });
});

test('a code that is still being typed is not counted as wrong', () => {
  const inconnu: Connaissance = { nom: 'inconnu', propositions: [], jour: '' };
  const lignes = [{ id: 7, reference: 'VB', quantite: 1 }];
  expect(sommer(lignes, () => inconnu, 7).aCorriger).toEqual([]);
  expect(sommer(lignes, () => inconnu).aCorriger).toHaveLength(1);
});
