import type { OptionLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import en from '@comptoir/contract/messages/en/piece-ouverte.json' with { type: 'json' };
import es from '@comptoir/contract/messages/es/piece-ouverte.json' with { type: 'json' };
import fr from '@comptoir/contract/messages/fr/piece-ouverte.json' with { type: 'json' };
import { createTranslate } from '@comptoir/contract/words/texts.ts';
import { describe, expect, test } from 'vitest';
import { joursOption, titreOption } from './dire-option.ts';
import { formulesDistinctes } from './formules-distinctes.ts';

const MOTS = {
  fr: createTranslate('fr', fr),
  en: createTranslate('en', en),
  es: createTranslate('es', es),
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

type Formule = OptionLivraison['formule'];

function option(formule: Formule, ...envois: [jour: string, heure: string | null][]) {
  return {
    formule,
    disponible: true,
    raison: null,
    port: null,
    portLibelle: '',
    dernierJour: envois.at(-1)?.[0] ?? null,
    envois: envois.map(([jour, heure]) => ({
      jour,
      heure,
      chantierId: null,
      chantier: null,
      destination: 'Nantes',
      lignes: [],
      poids: 0,
    })),
  } satisfies OptionLivraison;
}

const MARDI = '2026-11-17';

describe('a pick-up', () => {
  const enDeux = option('au-plus-tot', [MARDI, '15:24'], ['2026-11-18', null]);

  test('is counted in visits, not in shipments', () => {
    const titres = LOCALES.map((locale) => [
      titreOption(MOTS[locale], enDeux, 'retrait-magasin'),
      titreOption(MOTS[locale], enDeux, 'livraison'),
    ]);
    expect(titres).toEqual([
      ['Au plus tôt, en 2 fois', 'Au plus tôt, en 2 envois'],
      ['As soon as possible, in 2 parts', 'As soon as possible, in 2 shipments'],
      ['Lo antes posible, en 2 veces', 'Lo antes posible, en 2 envíos'],
    ]);
  });

  test('is ready from an hour on, where a delivery comes before one', () => {
    const dits = LOCALES.map((locale) => [
      plain(joursOption(MOTS[locale], locale, enDeux, 'retrait-magasin', MARDI)),
      plain(joursOption(MOTS[locale], locale, enDeux, 'livraison', MARDI)),
    ]);
    expect(dits).toEqual([
      ['aujourd’hui dès 15h24 et demain', 'aujourd’hui avant 15h24 et demain'],
      ['today from 3.24 pm and tomorrow', 'today before 3.24 pm and tomorrow'],
      ['hoy desde las 15:24 y mañana', 'hoy antes de las 15:24 y mañana'],
    ]);
  });

  test('that is ready in one go is not offered a second time as « all at once »', () => {
    const enUn = option('au-plus-tot', [MARDI, '15:24']);
    const complete = option('complete', [MARDI, '15:24']);
    const jour = option('jour-choisi', ['2026-11-20', null]);
    const offertes = (options: OptionLivraison[], mode: 'livraison' | 'retrait-magasin') =>
      formulesDistinctes(options, { mode, formule: 'au-plus-tot' }).map(({ formule }) => formule);
    expect(offertes([enUn, jour, complete], 'retrait-magasin')).toEqual([
      'au-plus-tot',
      'jour-choisi',
    ]);
    expect(offertes([enDeux, jour, complete], 'retrait-magasin')).toHaveLength(3);
    expect(offertes([enUn, jour, complete], 'livraison')).toHaveLength(3);
    // One that was chosen before stays to be seen.
    expect(
      formulesDistinctes([enUn, complete], { mode: 'retrait-magasin', formule: 'complete' }),
    ).toHaveLength(2);
  });
});

test('what a pick-up asks for speaks of collecting, in each language, and of nobody’s gender', () => {
  for (const { contact, quand, envois } of [fr, en, es]) {
    for (const mode of ['retrait-magasin', 'point-retrait'] as const) {
      const mots = [
        contact[`titre-${mode}`],
        contact[`aide-${mode}`],
        contact[`telephoneAide-${mode}`],
        contact[`emailAide-${mode}`],
        quand['formule-retrait'],
        envois[`titre-${mode}`],
      ].join(' ');
      expect(mots).not.toMatch(/livr|deliver|entreg|chauffeur|driver|conductor|prévenu\b|avisado/i);
      // A pick-up point has no counter of ours.
      if (mode === 'point-retrait') expect(mots).not.toMatch(/comptoir|counter|mostrador/i);
    }
  }
});
