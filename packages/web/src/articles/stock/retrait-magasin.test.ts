import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { createTranslate } from '@comptoir/contract/words/texts.ts';
import en from '@comptoir/contract/messages/en/articles.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/articles.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/articles.json' with { type: 'json' };
import { actionRetrait, stockMagasin, texteRetrait } from './retrait-magasin.ts';

const CATALOGUES = { fr, en, es };
const say = (locale: Locale) => createTranslate(locale, CATALOGUES[locale]);
const JOUR = '2026-11-12';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a store of the list', () => {
  test.each([
    [0, false, 'attente', '0 en stock'],
    [2, false, 'faible', '2 en stock'],
    [12, false, 'ok', '12 en stock'],
    [20, true, 'ok', 'Plus de 20 en stock'],
  ])('says its stock, never more than it should: %i %s', (quantite, plus, etat, texte) => {
    expect(stockMagasin(say('fr'), 'fr', { quantite, plus })).toEqual({ etat, texte });
  });

  test('says when one can come, and the button repeats it', () => {
    const libelle = 'Comptoir Le Mans';
    const said = (
      retrait: { date: string; heure: string | null } | null,
      locale: Locale = 'fr',
    ) => [
      plain(texteRetrait(say(locale), locale, retrait, JOUR)),
      plain(actionRetrait(say(locale), locale, { libelle, retrait }, JOUR)),
    ];
    expect(said({ date: JOUR, heure: '11:20' })).toEqual([
      'Retrait dès 11h20',
      'Retirer au Mans dès 11h20',
    ]);
    expect(said({ date: '2026-11-13', heure: '08:00' })).toEqual([
      'Retrait demain dès 08h00',
      'Retirer au Mans demain dès 08h00',
    ]);
    expect(said({ date: '2026-11-24', heure: null })).toEqual([
      'Transfert le 24 nov.',
      'Retirer au Mans le 24 nov.',
    ]);
    expect(said(null)).toEqual(['Retrait à convenir', 'Choisir Le Mans']);
    expect(LOCALES.map((locale) => said({ date: '2026-11-17', heure: null }, locale)[1])).toEqual([
      'Retirer au Mans mardi',
      'Collect at Le Mans on Tuesday',
      'Recoger en Le Mans el martes',
    ]);
  });
});
