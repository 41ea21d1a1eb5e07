import { expect, test } from 'vitest';
import type { Delai } from '@comptoir/contract/articles/disponibilite.ts';
import { createTranslate } from '@comptoir/contract/words/texts.ts';
import panier from '@comptoir/contract/messages/fr/panier.json' with { type: 'json' };
import { direDisponibilite } from './disponibilite-ligne.ts';

const mots = {
  locale: 'fr' as const,
  t: createTranslate('fr', panier),
  magasin: { libelle: 'Comptoir Nantes' },
  /** A Thursday. */
  jour: '2026-11-12',
};

function dire(...delais: Delai[]): string {
  const { etat, textes } = direDisponibilite(mots, delais);
  return `${etat}: ${textes.join(' · ').replaceAll('\u00a0', ' ')}`;
}

test('what the warehouse has is delivered on a day', () => {
  expect(dire({ quantite: 5, date: '2026-11-17', heure: null, origine: 'depot' })).toBe(
    'ok: 5 livrés mardi',
  );
  expect(dire({ quantite: 1, date: '2026-11-17', heure: null, origine: 'depot' })).toBe(
    'ok: 1 livré mardi',
  );
});

test('what the store has is ready there from an hour on, the rest follows', () => {
  expect(
    dire(
      { quantite: 2, date: '2026-11-12', heure: '15:24', origine: 'magasin' },
      { quantite: 4, date: '2026-11-13', heure: null, origine: 'depot' },
    ),
  ).toBe('ok: 2 prêts à Nantes aujourd’hui dès 15h24 · 4 demain');
});

test('what comes later or from the maker is told apart', () => {
  expect(
    dire(
      { quantite: 6, date: '2026-11-13', heure: null, origine: 'depot' },
      { quantite: 12, date: '2026-11-17', heure: null, origine: 'reappro' },
      { quantite: 3, date: '2026-11-25', heure: null, origine: 'fournisseur' },
    ),
  ).toBe('faible: 6 livrés demain · 12 mardi · 3 le 25 nov., fabricant');
  expect(dire({ quantite: 1, date: '2026-11-25', heure: null, origine: 'fournisseur' })).toBe(
    'attente: 1 le 25 nov., fabricant',
  );
});
