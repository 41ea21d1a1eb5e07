import type { Devise } from '@comptoir/contract/argent.ts';
import en from '@comptoir/contract/messages/en/offres.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/offres.json' with { type: 'json' };
import { createTranslate } from '@comptoir/contract/words/texts.ts';
import { expect, it } from 'vitest';
import { valeurPromotion } from './valeur-promotion.ts';

const francais = createTranslate('fr', fr);
const anglais = createTranslate('en', en);

it('writes a percentage as the language does, without idle decimals', () => {
  const promotion = { type: 'pourcentage', valeur: '12.5000' } as const;
  expect(valeurPromotion(francais, 'fr', promotion)).toBe('−12,5\u00a0%');
  expect(valeurPromotion(anglais, 'en', promotion)).toBe('−12.5%');
});

it('writes an amount in the currency it comes in', () => {
  const off = (montant: string, devise: Devise) =>
    ({ type: 'montant', valeur: { montant, devise } }) as const;
  expect(valeurPromotion(francais, 'fr', off('20.00', 'EUR'))).toBe('−20,00\u00a0€');
  expect(valeurPromotion(anglais, 'en', off('17.23', 'GBP'))).toBe('−£17.23');
});
