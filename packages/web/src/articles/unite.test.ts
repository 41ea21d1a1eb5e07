import { describe, expect, test } from 'vitest';
import { UNITES } from '@comptoir/contract/articles/article.schema.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { createTranslate } from '@comptoir/contract/words/texts.ts';
import en from '@comptoir/contract/messages/en/articles.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/articles.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/articles.json' with { type: 'json' };
import { formatAttribut } from './attribut.ts';
import {
  libelleConditionnement,
  libellePrixUnitaire,
  libellePrixUnite,
  libelleUnite,
  type Unite,
} from './unite.ts';

const CATALOGUES = { fr, en, es };
const say = (locale: Locale) => createTranslate(locale, CATALOGUES[locale]);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const conditionnement = (locale: Locale, unite: Unite, contenu: string) =>
  plain(libelleConditionnement(say(locale), locale, unite, contenu));

describe('the unit of sale', () => {
  test('is said beside the price', () => {
    expect(libellePrixUnite(say('fr'), 'boite')).toBe('HT la boîte');
    expect(libellePrixUnite(say('en'), 'piece')).toBe('excl. VAT each');
    expect(libellePrixUnite(say('es'), 'paire')).toBe('sin IVA, el par');
    expect(libellePrixUnite(say('fr'), 'boite', true)).toBe('TTC la boîte');
    expect(libellePrixUnite(say('en'), 'piece', true)).toBe('incl. VAT each');
    expect(libellePrixUnite(say('es'), 'paire', true)).toBe('con IVA, el par');
  });

  test('is said with what it holds: pieces, or metres on a roll', () => {
    expect(conditionnement('fr', 'boite', '200')).toBe('Boîte de 200');
    expect(conditionnement('fr', 'seau', '1000')).toBe('Seau de 1 000');
    expect(conditionnement('fr', 'rouleau', '25')).toBe('Rouleau de 25 m');
    expect(conditionnement('en', 'rouleau', '7.5')).toBe('Roll of 7.5 m');
    expect(conditionnement('es', 'sachet', '10')).toBe('Bolsa de 10');
    expect(plain(libelleUnite(say('fr'), 'fr', 'rouleau', '25'))).toBe('le rouleau de 25 m');
  });

  test('holds nothing worth saying when it is its own measure', () => {
    expect(conditionnement('fr', 'piece', '1')).toBe('');
    expect(conditionnement('fr', 'paire', '2')).toBe('Paire');
    expect(conditionnement('fr', 'metre', '1')).toBe('Mètre');
    expect(conditionnement('fr', 'lot', '1')).toBe('Lot');
  });

  test.each(LOCALES)('has its words in %s, whatever it is', (locale) => {
    for (const unite of UNITES) {
      const said = [
        libelleUnite(say(locale), locale, unite, '2'),
        libellePrixUnite(say(locale), unite),
        libelleConditionnement(say(locale), locale, unite, '2'),
      ];
      expect(said.filter((text) => text.includes('unites.') || text.includes('{{'))).toEqual([]);
    }
  });
});

describe('an attribute', () => {
  test('is a number of the language with its unit, on one line', () => {
    const diametre = { type: 'nombre', unite: 'mm' } as const;
    expect(formatAttribut('fr', diametre, '4.5')).toBe('4,5\u00a0mm');
    expect(formatAttribut('en', diametre, '4.5')).toBe('4.5\u00a0mm');
    expect(formatAttribut('fr', { type: 'nombre', unite: '' }, '12')).toBe('12');
    expect(formatAttribut('fr', diametre, '0.0625')).toBe('0,0625\u00a0mm');
  });

  test('of choice is said as it was given', () => {
    expect(formatAttribut('fr', { type: 'choix', unite: null }, 'Torx 20')).toBe('Torx 20');
  });
});

describe('the price of one', () => {
  const dit = (locale: Locale, unite: Unite, contenu: string, longueur: 'long' | 'court') =>
    plain(
      libellePrixUnitaire(
        say(locale),
        locale,
        { unite, contenu },
        { prix: { montant: '12.4000', devise: 'EUR' }, longueur },
      ),
    );

  test('of a box or a roll is said in three languages', () => {
    expect(dit('fr', 'boite', '200', 'long')).toBe('0,062 € la pièce');
    expect(dit('en', 'sachet', '10', 'long')).toBe('€1.24 each');
    expect(dit('es', 'rouleau', '25', 'long')).toBe('0,496 € el metro');
    expect(dit('es', 'lot', '5', 'court')).toBe('2,48 €/ud.');
  });

  test('is not said of what holds one, nor of what may hold anything', () => {
    expect(dit('fr', 'piece', '1', 'long')).toBe('');
    expect(dit('fr', 'boite', '1', 'long')).toBe('');
    expect(dit('fr', 'seau', '5', 'long')).toBe('');
  });
});
