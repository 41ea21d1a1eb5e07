import en from '@comptoir/contract/messages/en/produits.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/produits.json' with { type: 'json' };
import articles from '@comptoir/contract/messages/fr/articles.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/produits.json' with { type: 'json' };
import type { DisponibiliteAffichee } from '@comptoir/contract/articles/article.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { createTranslate } from '@comptoir/contract/words/texts.ts';
import { expect, test } from 'vitest';
import { textesStock } from '../../articles/articles.public.ts';
import {
  phraseArrivage,
  phraseLivraison,
  phraseMagasin,
  type DemandeDisponibilite,
} from './phrases-disponibilite.ts';

const ARTICLES = createTranslate('fr', articles);

// A Sunday.
const JOUR = '2026-11-15';

const T = {
  fr: createTranslate('fr', fr),
  en: createTranslate('en', en) as unknown as ReturnType<typeof createTranslate<typeof fr>>,
  es: createTranslate('es', es),
};

const DISPONIBILITE: DisponibiliteAffichee = {
  magasin: { quantite: 12, date: JOUR },
  depot: { quantite: 20, date: '2026-11-16' },
  arrivages: [
    { quantite: 40, date: '2026-11-17' },
    { quantite: 60, date: '2026-11-27' },
  ],
  fournisseur: '2026-12-02',
};

function ask(quantite: number, changes: Partial<DisponibiliteAffichee> = {}): DemandeDisponibilite {
  return {
    disponibilite: { ...DISPONIBILITE, ...changes },
    quantite,
    jour: JOUR,
    magasin: 'Comptoir Nantes',
    retrait: { date: JOUR, heure: '2026-11-15T10:20:00.000Z' },
    franco: { montant: '150.00', devise: 'EUR' },
  };
}

const text = (value: string) => value.replaceAll('\u00a0', ' ');

test.each([
  ['fr', '12 en stock à Nantes', 'Retrait aujourd’hui dès 11h20, gratuit'],
  ['en', '12 in stock at Nantes', 'Collect today from 11.20 am, free'],
  ['es', '12 en stock en Nantes', 'Recogida hoy desde las 11:20, gratis'],
] as [Locale, string, string][])(
  'the store says how many and when, %s',
  (locale, titre, detail) => {
    expect(phraseMagasin(T[locale], locale, ask(12))).toEqual({ etat: 'ok', titre, detail });
  },
);

test('the last pieces have the colour they have on cards and in the bar, even where they are enough', () => {
  const peu = ask(1, { magasin: { quantite: 1, date: JOUR }, depot: { quantite: 4, date: JOUR } });
  expect(phraseMagasin(T.fr, 'fr', peu)?.etat).toBe('faible');
  expect(phraseLivraison(T.fr, 'fr', peu).etat).toBe('faible');
  for (const quantite of [1, 12, 13]) {
    const { disponibilite, jour } = ask(quantite);
    const nantes = { libelle: 'Comptoir Nantes' };
    const barre = textesStock(ARTICLES, 'fr', disponibilite, jour, nantes, 'long', quantite);
    expect(barre.etat).toBe(phraseMagasin(T.fr, 'fr', ask(quantite))?.etat);
  }
});

test('a store that has too few says when the quantity is transferred to it', () => {
  const few = { ...ask(13), retrait: { date: '2026-11-17', heure: null } };
  expect(phraseMagasin(T.fr, 'fr', few)).toMatchObject({
    etat: 'faible',
    detail: 'Transféré au magasin mardi, retrait gratuit',
  });
  const none = { ...ask(1, { magasin: { quantite: 0, date: JOUR } }), retrait: null };
  expect(phraseMagasin(T.fr, 'fr', none)).toMatchObject({
    etat: 'attente',
    titre: '0 en stock à Nantes',
    detail: 'Retrait gratuit',
  });
});

test('without a store nothing is said of one', () => {
  expect(phraseMagasin(T.fr, 'fr', ask(1, { magasin: null }))).toBeUndefined();
  expect(phraseMagasin(T.fr, 'fr', { ...ask(1), magasin: undefined })).toBeUndefined();
});

test('a delivery is a day and an hour while the warehouse has the quantity', () => {
  expect(phraseLivraison(T.fr, 'fr', ask(20))).toMatchObject({
    etat: 'ok',
    titre: 'Livré demain avant 12h00',
  });
});

test('beyond the warehouse it says the part that comes first and the day all is there', () => {
  const phrase = (quantite: number) => {
    const { etat, titre, detail } = phraseLivraison(T.fr, 'fr', ask(quantite));
    return [etat, titre, text(detail)];
  };
  expect(phrase(21)).toEqual(['faible', '20 livrés demain', 'Le reste mardi']);
  expect(phrase(61)).toEqual(['faible', '20 livrés demain', 'Le reste le 27 nov.']);
  expect(phrase(121)).toEqual(['faible', '20 livrés demain', 'Le reste le 2 déc.']);
});

test('with an empty warehouse the delivery follows the arrival, then the maker', () => {
  const depot = { quantite: 0, date: '2026-11-16' };
  expect(phraseLivraison(T.fr, 'fr', ask(40, { depot })).titre).toBe('Livré mardi');
  const none = phraseLivraison(T.en, 'en', ask(1, { depot, arrivages: [] }));
  expect(text(none.titre)).toBe('Delivered on 2 Dec');
  expect(none.etat).toBe('attente');
});

test('what is on its way is counted and dated; otherwise the maker’s delay is', () => {
  expect(phraseArrivage(T.fr, 'fr', ask(1)).titre).toBe('40 de plus mardi');
  expect(phraseArrivage(T.es, 'es', ask(1)).titre).toBe('40 más el martes');
  const none = phraseArrivage(T.fr, 'fr', ask(1, { arrivages: [] }));
  expect(text(none.titre)).toBe('Au-delà du stock : livré le 2 déc.');
});
