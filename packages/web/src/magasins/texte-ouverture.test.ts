import { expect, test } from 'vitest';
import en from '@comptoir/contract/messages/en/magasins.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/magasins.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/magasins.json' with { type: 'json' };
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { EtatOuverture } from '@comptoir/contract/magasins/ouverture.schema.ts';
import { createTranslate } from '@comptoir/contract/words/texts.ts';
import { texteOuverture } from './texte-ouverture.public.ts';

const CATALOGUES = { fr, en, es };
/** A Monday. */
const JOUR = '2026-11-16';
const dire = (locale: Locale, etat: Partial<EtatOuverture>) =>
  texteOuverture(
    createTranslate(locale, CATALOGUES[locale]),
    locale,
    { ouvert: false, heure: null, jour: null, reprise: null, ...etat },
    JOUR,
  ).replaceAll('\u00a0', ' ');

test.each<[Partial<EtatOuverture>, string]>([
  [{ ouvert: true, heure: '18:00' }, 'Ouvert, ferme à 18h00'],
  [{ ouvert: true, heure: '12:00', reprise: '13:30' }, 'Ouvert jusqu’à 12h00, puis dès 13h30'],
  [{ ouvert: true, heure: '04:00', jour: '2026-11-17' }, 'Ouvert, ferme demain à 04h00'],
  [{ ouvert: true }, 'Ouvert jour et nuit'],
  [{ heure: '13:30' }, 'Fermé, ouvre à 13h30'],
  [{ heure: '07:30', jour: '2026-11-17' }, 'Fermé, ouvre demain à 07h30'],
  [{ heure: '08:00', jour: '2026-11-21' }, 'Fermé, ouvre samedi à 08h00'],
  [{ heure: '08:00', jour: '2026-12-01' }, 'Fermé, ouvre le 1er déc. à 08h00'],
  [{}, 'Fermé'],
])('%o is « %s »', (etat, texte) => {
  expect(dire('fr', etat)).toBe(texte);
});

test('days have their preposition in every language', () => {
  const etat = { heure: '08:00', jour: '2026-11-21' };
  expect(dire('en', etat)).toBe('Closed, opens on Saturday at 8 am');
  expect(dire('es', etat)).toBe('Cerrado, abre el sábado a las 8:00');
});
