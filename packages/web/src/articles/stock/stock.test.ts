import { describe, expect, test } from 'vitest';
import type { DisponibiliteAffichee } from '@comptoir/contract/articles/article.schema.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { createTranslate } from '@comptoir/contract/words/texts.ts';
import en from '@comptoir/contract/messages/en/articles.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/articles.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/articles.json' with { type: 'json' };
import { textesStock, type VarianteStock } from './stock.ts';

const CATALOGUES = { fr, en, es };
const NANTES = { libelle: 'Comptoir Nantes' };
/** A Thursday; the Tuesday after is the 17th. */
const JOUR = '2026-11-12';

function stock(given: Partial<DisponibiliteAffichee>): DisponibiliteAffichee {
  return {
    magasin: null,
    depot: { quantite: 0, date: '2026-11-13' },
    arrivages: [],
    fournisseur: '2026-11-27',
    ...given,
  };
}

function dire(
  locale: Locale,
  given: Partial<DisponibiliteAffichee>,
  magasin?: { libelle: string },
  variante: VarianteStock = 'long',
) {
  const t = createTranslate(locale, CATALOGUES[locale]);
  const { etat, texte } = textesStock(t, locale, stock(given), JOUR, magasin, variante);
  return `${etat}: ${texte.replaceAll('\u00a0', ' ')}`;
}

const ici = (quantite: number) => ({ magasin: { quantite, date: JOUR } });
const ARRIVAGE = { arrivages: [{ quantite: 40, date: '2026-11-17' }] };
const DEPOT = { depot: { quantite: 60, date: '2026-11-17' } };

describe('with a store', () => {
  test('says how many are there', () => {
    expect(LOCALES.map((locale) => dire(locale, ici(124), NANTES))).toEqual([
      'ok: 124 en stock à Nantes',
      'ok: 124 in stock at Nantes',
      'ok: 124 en stock en Nantes',
    ]);
    expect(dire('fr', ici(1240), NANTES)).toBe('ok: 1 240 en stock à Nantes');
  });

  test('says when more comes where there are few', () => {
    expect(LOCALES.map((locale) => dire(locale, { ...ici(4), ...DEPOT }, NANTES))).toEqual([
      'faible: 4 en stock à Nantes · 60 mardi',
      'faible: 4 in stock at Nantes · 60 on Tuesday',
      'faible: 4 en stock en Nantes · 60 el martes',
    ]);
    expect(dire('fr', { ...ici(4), ...DEPOT }, NANTES, 'court')).toBe(
      'faible: 4 en stock · 60 mardi',
    );
    expect(dire('fr', ici(4), NANTES)).toBe('faible: 4 en stock à Nantes');
  });

  test('repeats the store nowhere in a column that is named after it', () => {
    expect(dire('fr', { ...ici(0), ...ARRIVAGE }, NANTES, 'colonne')).toMatch(/^attente: 0 · \d+ /);
    expect(dire('fr', ici(124), NANTES, 'colonne')).toBe('ok: 124 en stock');
  });

  test('says when some comes where there is none', () => {
    expect(LOCALES.map((locale) => dire(locale, { ...ici(0), ...ARRIVAGE }, NANTES))).toEqual([
      'attente: 0 à Nantes · 40 mardi',
      'attente: 0 at Nantes · 40 on Tuesday',
      'attente: 0 en Nantes · 40 el martes',
    ]);
    expect(dire('fr', ici(0), NANTES)).toBe('attente: 0 à Nantes · Sur commande, le 27 nov.');
  });

  test('takes what the warehouse has before what it waits for', () => {
    expect(dire('fr', { ...ici(0), ...DEPOT, ...ARRIVAGE }, NANTES)).toBe(
      'attente: 0 à Nantes · 60 mardi',
    );
  });

  test('contracts the French article of its town', () => {
    expect(dire('fr', ici(9), { libelle: 'Comptoir Le Mans' })).toBe('ok: 9 en stock au Mans');
    expect(dire('fr', ici(9), { libelle: 'Comptoir Les Herbiers' })).toBe(
      'ok: 9 en stock aux Herbiers',
    );
    expect(dire('fr', ici(9), { libelle: 'Point de retrait Cholet' })).toBe(
      'ok: 9 en stock au point de retrait Cholet',
    );
    expect(dire('fr', ici(9), { libelle: 'La Roche-sur-Yon' })).toBe(
      'ok: 9 en stock à La Roche-sur-Yon',
    );
  });
});

describe('without a store', () => {
  test('says the day it is delivered', () => {
    expect(LOCALES.map((locale) => dire(locale, DEPOT))).toEqual([
      'ok: 60 en stock · livré mardi',
      'ok: 60 in stock · delivered on Tuesday',
      'ok: 60 en stock · entrega el martes',
    ]);
  });

  test('says when more comes where there are few, or the day those few are delivered', () => {
    const few = { depot: { quantite: 4, date: '2026-11-13' } };
    expect(dire('fr', { ...few, ...ARRIVAGE })).toBe('faible: 4 en stock · 40 mardi');
    expect(dire('fr', few)).toBe('faible: 4 en stock · livré demain');
  });

  test('says when some comes, or when the maker can send it', () => {
    expect(dire('fr', ARRIVAGE)).toBe('attente: 0 en stock · 40 mardi');
    expect(LOCALES.map((locale) => dire(locale, {}))).toEqual([
      'attente: Sur commande, le 27 nov.',
      'attente: To order, on 27 Nov',
      'attente: Por encargo, el 27 nov',
    ]);
  });
});
