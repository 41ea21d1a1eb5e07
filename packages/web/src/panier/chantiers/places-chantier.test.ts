import { describe, expect, it } from 'vitest';
import { optionsChantier, placesChantier, viseOf } from './places-chantier.ts';

const LILAS = { id: 7, libelle: 'Rue des Lilas' };
const SANS_NOM = { id: 4, libelle: null };
const MOTS = { sansNom: 'Sans chantier', nouveau: 'Nouveau chantier…' };

describe('where lines may go', () => {
  it('is a chantier of the basket, or one without a name, for who keeps no names', () => {
    expect(placesChantier([SANS_NOM, LILAS])).toEqual({
      premier: null,
      nommes: [LILAS],
      proposes: [],
    });
  });

  it('is also a name of the settings that no chantier has yet', () => {
    const chantiers = ['rue des lilas', 'Atelier'];
    expect(placesChantier([LILAS], { chantiers }).proposes).toEqual(['Atelier']);
  });

  it('without a choice is the default name, said once', () => {
    const preferences = { chantiers: ['Atelier', 'École'], chantierDefaut: 'Atelier' };
    const places = placesChantier([{ id: 4, libelle: 'atelier' }, LILAS], preferences);
    expect(places).toEqual({ premier: 'Atelier', nommes: [LILAS], proposes: ['École'] });
  });

  it('has no default name while the first chantier holds lines under none', () => {
    const preferences = { chantiers: ['Atelier'], chantierDefaut: 'Atelier' };
    const places = placesChantier([SANS_NOM], preferences);
    expect(places).toMatchObject({ premier: null, proposes: ['Atelier'] });
  });
});

describe('a list to choose from', () => {
  it('names each place, and a new one last', () => {
    const places = placesChantier([LILAS], { chantiers: ['École'], chantierDefaut: 'Atelier' });
    const options = optionsChantier(places, MOTS);
    expect(options.map(({ label }) => label)).toEqual([
      'Atelier',
      'Rue des Lilas',
      'École',
      'Nouveau chantier…',
    ]);
    expect(options.map(({ value }) => viseOf(value, ' Gymnase '))).toEqual([
      {},
      { chantierId: 7 },
      { chantier: 'École' },
      { chantier: 'Gymnase' },
    ]);
  });

  it('has no place for a new one without its name', () => {
    const nouveau = optionsChantier(placesChantier([]), MOTS).at(-1);
    expect(viseOf(nouveau?.value ?? '', '  ')).toBeUndefined();
  });
});
