import { describe, expect, it } from 'vitest';
import { ALPHABET, filtrerParNom, grouperParLettre } from './lettres.ts';

const marques = ['Tubéo', 'Élektra', '3Axes', 'Ekto', 'Takiro', 'élan'].map((nom) => ({ nom }));
const noms = (list: readonly { nom: string }[]) => list.map(({ nom }) => nom);

describe('grouperParLettre', () => {
  it('puts a brand under its first letter, accents and capitals aside, in order', () => {
    const lettres = grouperParLettre(marques);
    const found = (sought: string) =>
      noms(lettres.find(({ lettre }) => lettre === sought)?.marques ?? []);
    expect(found('E')).toEqual(['Ekto', 'élan', 'Élektra']);
    expect(found('T')).toEqual(['Takiro', 'Tubéo']);
    expect(found('#')).toEqual(['3Axes']);
  });

  it('keeps every letter of the alphabet, and # only when a brand needs it', () => {
    const lettres = grouperParLettre([{ nom: 'Oskel' }]);
    expect(lettres.map(({ lettre }) => lettre)).toEqual(ALPHABET);
  });
});

describe('filtrerParNom', () => {
  it('finds a name whatever its accents and capitals', () => {
    expect(noms(filtrerParNom(marques, 'ELE'))).toEqual(['Élektra']);
    expect(noms(filtrerParNom(marques, ' tubeo '))).toEqual(['Tubéo']);
    expect(filtrerParNom(marques, 'xyz')).toEqual([]);
  });

  it('keeps all of them while nothing is typed', () => {
    expect(filtrerParNom(marques, '  ')).toHaveLength(marques.length);
  });
});
