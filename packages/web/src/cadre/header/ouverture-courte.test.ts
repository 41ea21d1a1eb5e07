import { expect, test } from 'vitest';
import en from '@comptoir/contract/messages/en/cadre.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/cadre.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/cadre.json' with { type: 'json' };
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import type { EtatOuverture } from '@comptoir/contract/magasins/ouverture.schema.ts';
import { createTranslate } from '@comptoir/contract/words/texts.ts';
import { ouvertureCourte } from './ouverture-courte.ts';

const CATALOGUES = { fr, en, es };
/** A Monday. */
const JOUR = '2026-11-16';
const dire = (locale: Locale, etat: Partial<EtatOuverture>) =>
  ouvertureCourte(
    createTranslate(locale, CATALOGUES[locale]),
    locale,
    { ouvert: false, heure: null, jour: null, reprise: null, ...etat },
    JOUR,
  ).replaceAll('\u00a0', ' ');

test.each<[Partial<EtatOuverture>, string]>([
  [{ ouvert: true, heure: '18:00' }, 'Ouvert jusqu’à 18h00'],
  [{ ouvert: true, heure: '12:00', reprise: '13:30' }, 'Ouvert jusqu’à 12h00'],
  [{ ouvert: true, heure: '04:00', jour: '2026-11-17' }, 'Ouvert'],
  [{ ouvert: true }, 'Ouvert'],
  [{ heure: '13:30' }, 'Fermé jusqu’à 13h30'],
  [{ heure: '07:30', jour: '2026-11-17' }, 'Fermé jusqu’à demain'],
  [{ heure: '08:00', jour: '2026-11-21' }, 'Fermé jusqu’à samedi'],
  [{ heure: '08:00', jour: '2026-12-01' }, 'Fermé'],
  [{}, 'Fermé'],
])('%o is « %s »', (etat, texte) => {
  expect(dire('fr', etat)).toBe(texte);
});

test('days have their preposition in every language', () => {
  const etat = { heure: '08:00', jour: '2026-11-21' };
  expect(LOCALES.map((locale) => dire(locale, etat))).toEqual([
    'Fermé jusqu’à samedi',
    'Closed until Saturday',
    'Cerrado hasta el sábado',
  ]);
});
