import en from '@comptoir/contract/messages/en/plan-retrait.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/plan-retrait.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/plan-retrait.json' with { type: 'json' };
import type { PointDeDepart } from '@comptoir/contract/panier/plan-retrait.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { createTranslate } from '@comptoir/contract/words/texts.ts';
import { expect, test } from 'vitest';
import { direDepuis } from './dire-depuis.ts';

const CATALOGUES = { fr, en, es };
const dire = (locale: Locale, depuis: Partial<PointDeDepart>) =>
  direDepuis(createTranslate(locale, CATALOGUES[locale]), {
    nature: 'lieu',
    libelle: null,
    ville: null,
    approche: null,
    ...depuis,
  });

test.each([
  [
    'fr',
    { nature: 'chantier', libelle: 'Villa Ker Anna', ville: 'La Baule' },
    'Distances à vol d’oiseau depuis le chantier, Villa Ker Anna, La Baule.',
  ],
  [
    'en',
    { nature: 'adresse', libelle: 'Atelier', ville: 'Nantes' },
    'Distances as the crow flies from your address Atelier, Nantes.',
  ],
  [
    'es',
    { nature: 'magasin', libelle: 'Comptoir Nantes', ville: 'Nantes' },
    'Sin dirección de entrega, distancias en línea recta desde su tienda, Nantes.',
  ],
  [
    'fr',
    { nature: 'lieu', libelle: 'Rezé', ville: 'Rezé' },
    'Distances à vol d’oiseau depuis Rezé.',
  ],
  ['en', {}, 'Distances as the crow flies from where you are.'],
] as const)('what distances are measured from is said: %s %o', (locale, depuis, dit) => {
  expect(dire(locale, depuis)).toBe(dit);
});

test('an address that could not be placed says what stands for it', () => {
  const ferme = {
    nature: 'chantier',
    libelle: 'Ferme',
    ville: 'Soudan',
    approche: 'Nantes',
  } as const;
  expect(dire('fr', ferme)).toBe(
    'Distances à vol d’oiseau depuis le chantier, Ferme, Soudan. Comptées depuis Nantes, faute de situer Soudan.',
  );
});
