import { describe, expect, test } from 'vitest';
import listing from '@comptoir/contract/messages/fr/listing.json' with { type: 'json' };
import type { Facette } from '@comptoir/contract/recherche/recherche.contract.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { createTranslate } from '@comptoir/contract/words/texts.ts';
import { readEtat } from '../lecture-etat.ts';
import { listPuces, rangerFacettes, type Nommage } from './noms-facettes.ts';

const nommage: Nommage = {
  t: createTranslate('fr', listing),
  locale: 'fr',
  devise: 'EUR',
  lieu: 'à Nantes Est',
};

function facette(code: string, libelle: string | null, rest: Partial<Facette> = {}): Facette {
  return { code, libelle, type: 'choix', unite: null, valeurs: [], plage: null, ...rest };
}

const FACETTES = [
  facette('marque', null, { valeurs: [{ valeur: '4', libelle: 'Tirval', nombre: 72 }] }),
  facette('prix', null, { type: 'nombre', plage: { min: '1', max: '90', tranches: [3, 4] } }),
  facette('diametre', 'Ø', {
    type: 'nombre',
    unite: 'mm',
    valeurs: [
      { valeur: '4', libelle: '4', nombre: 22 },
      { valeur: '4.5', libelle: '4.5', nombre: 16 },
    ],
  }),
  facette('longueur', 'Longueur', {
    type: 'nombre',
    unite: 'mm',
    plage: { min: '10', max: '200', tranches: [5, 6] },
  }),
  facette('empreinte', 'Empreinte', {
    valeurs: [{ valeur: 'torx', libelle: 'Torx', nombre: 104 }],
  }),
  facette('enStock', null, { valeurs: [{ valeur: 'magasin', libelle: '', nombre: 64 }] }),
];

const puces = (search: string, portee = {}) =>
  listPuces(
    nommage,
    readEtat(parseQuery(search)),
    { facettes: FACETTES, ignores: ['f.ignore', 'marque'] },
    portee,
  );
const names = (search: string) => puces(search).map(({ libelle }) => libelle);

describe('what is chosen', () => {
  test.each([
    ['f.diametre=4,4.5', ['Ø 4\u00a0mm', 'Ø 4,5\u00a0mm']],
    ['f.empreinte=torx', ['Empreinte Torx']],
    ['f.longueur=30..120', ['Longueur 30 à 120\u00a0mm']],
    ['f.longueur=30..', ['Longueur dès 30\u00a0mm']],
    ['prix=..40', ['Prix jusqu’à 40,00\u00a0€']],
    ['marque=4', ['Tirval']],
    ['enStock=magasin', ['En stock à Nantes Est']],
    ['note=4', ['4 étoiles et plus']],
    ['f.inconnu=12', ['inconnu 12']],
  ])('is said in words: %s', (search, expected) => {
    expect(names(search)).toEqual(expected);
  });

  test('tells how many articles there would be without it, where the answer knows', () => {
    const sans = (search: string) => puces(search).map(({ nombreSans }) => nombreSans);
    expect(sans('f.longueur=30..120')).toEqual([11]);
    expect(sans('f.diametre=4')).toEqual([38]);
    expect(sans('f.diametre=4,4.5')).toEqual([undefined, undefined]);
    expect(sans('enStock=magasin')).toEqual([undefined]);
  });

  test('leaves out what the shop left out', () => {
    expect(names('f.ignore=1..2&f.empreinte=torx')).toEqual(['Empreinte Torx']);
    expect(names('marque=4,99')).toEqual(['Tirval']);
  });

  test('leaves out what the part of the catalogue fixes', () => {
    expect(puces('marque=4&f.empreinte=torx', { marque: 4 })).toHaveLength(1);
  });
});

test('availability comes first, brand after the attributes, prices behind one title', () => {
  const { principales, repliees } = rangerFacettes(FACETTES, {});
  expect(principales.map(({ code }) => code)).toEqual([
    'enStock',
    'diametre',
    'longueur',
    'empreinte',
    'marque',
  ]);
  expect(repliees.map(({ code }) => code)).toEqual(['prix']);
  expect(rangerFacettes(FACETTES, { marque: 4 }).principales).toHaveLength(4);
});
