import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRIS } from '@comptoir/contract/recherche/recherche.contract.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import {
  avecPage,
  avecTri,
  avecVue,
  basculer,
  choisirPlage,
  writeEtat,
  hrefListing,
  nombreDeFiltres,
  sansFiltre,
  VUES,
  type EtatListing,
} from './etat-listing.ts';
import { readEtat } from './lecture-etat.ts';
import { requeteListing } from './requete.ts';

const read = (search: string) => readEtat(parseQuery(search));
const href = (etat: EtatListing) => hrefListing('/f/vis/8', etat);

const code = fc.stringMatching(/^f\.[a-z0-9-]{1,12}$/);
const decimal = fc.stringMatching(/^\d{1,5}(\.\d{1,4})?$/);
const valeur = fc.oneof(decimal, fc.stringMatching(/^[a-z0-9-]{1,15}$/));
const change = fc.oneof(
  fc.record({ cle: code, valeur }).map(
    ({ cle, valeur: choisie }) =>
      (etat: EtatListing) =>
        basculer(etat, cle, choisie),
  ),
  fc
    .integer({ min: 1, max: 999_999_999 })
    .map((id) => (etat: EtatListing) => basculer(etat, 'marque', String(id))),
  fc.constantFrom('1', '4', '5').map((note) => (etat: EtatListing) => basculer(etat, 'note', note)),
  fc
    .record({ cle: fc.oneof(code, fc.constant('prix')), min: fc.option(decimal), max: decimal })
    .map(
      ({ cle, ...plage }) =>
        (etat: EtatListing) =>
          choisirPlage(etat, cle, plage),
    ),
  fc.constantFrom(...TRIS).map((tri) => (etat: EtatListing) => avecTri(etat, tri)),
  fc.constantFrom(...VUES).map((vue) => (etat: EtatListing) => avecVue(etat, vue)),
  fc.integer({ min: 1, max: 99_999 }).map((page) => (etat: EtatListing) => avecPage(etat, page)),
);
const etats = fc
  .array(change, { maxLength: 15 })
  .map((changes) => changes.reduce((etat, apply) => apply(etat), read('utm_source=lettre')));

describe('the address', () => {
  test('says the whole state: what is written is read back as it was', () => {
    fc.assert(
      fc.property(etats, (etat) => {
        const [, search = ''] = href(etat).split('?');
        expect(read(search)).toEqual(etat);
      }),
    );
  });

  test('is the same for the same choices, in whatever order they were made', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['3', '3.5', '10', 'torx', '4']), (valeurs) => {
        const choose = (liste: readonly string[]) =>
          liste.reduce((etat, choisie) => basculer(etat, 'f.x', choisie), read(''));
        expect(href(choose(valeurs))).toBe(href(choose([...valeurs].sort())));
      }),
    );
    expect(href(read('f.b=2&f.a=1&marque=12,4'))).toBe(href(read('marque=4,12&f.a=1&f.b=2')));
  });

  test('keeps what is not ours, and leaves out what is ours and means nothing', () => {
    const etat = read('utm_source=lettre&utm_x=1&utm_x=2&marque=abc&prix=zz&note=9&f.É=1&vue=3d');
    expect(etat.ecartes).toEqual(['marque', 'prix', 'note', 'f.É', 'vue']);
    expect(writeEtat(etat)).toEqual({ utm_source: 'lettre', utm_x: ['1', '2'] });
  });

  test.each(['0', '-1', 'abc', '1.5', '', '100000', '9e9'])('has no page « %s »', (page) => {
    const etat = read(`page=${page}`);
    expect(etat.page).toBe(1);
    expect(etat.ecartes).toEqual(['page']);
  });

  test('takes anything without failing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))), (q) => {
        const etat = readEtat(q);
        expect(readEtat(writeEtat(etat))).toEqual({ ...etat, ecartes: [] });
      }),
    );
  });

  test('takes the two fields of a range as a form sends them', () => {
    const etat = read('f.longueur.min=30&f.longueur.max=120&f.poids.min=&prix.max=12,5');
    expect(etat.plages).toEqual({
      'f.longueur': { min: '30', max: '120' },
      prix: { min: null, max: '12.5' },
    });
    expect(href(etat)).toBe('/f/vis/8?f.longueur=30..120&prix=..12.5');
  });

  test('takes a repeated parameter as a list', () => {
    expect(read('marque=12&marque=4').valeurs).toEqual({ marque: ['4', '12'] });
  });
});

describe('a change', () => {
  test('of filter or sort starts again from the first page, of view stays on it', () => {
    const etat = read('page=3');
    expect(basculer(etat, 'f.tete', 'ronde').page).toBe(1);
    expect(choisirPlage(etat, 'prix', { min: '1', max: null }).page).toBe(1);
    expect(avecTri(etat, 'prix').page).toBe(1);
    expect(sansFiltre(etat).page).toBe(1);
    expect(avecVue(etat, 'tableau').page).toBe(3);
  });

  test('made twice undoes itself', () => {
    fc.assert(
      fc.property(etats, code, valeur, (etat, cle, choisie) => {
        fc.pre(!(cle in etat.plages) && (etat.valeurs[cle]?.length ?? 0) < 40);
        const twice = basculer(basculer(etat, cle, choisie), cle, choisie);
        expect(twice).toEqual({ ...etat, page: 1 });
      }),
    );
  });

  test('of availability or rating replaces the one before', () => {
    const etat = basculer(read('enStock=magasin&note=3'), 'enStock', 'livrable');
    expect(basculer(etat, 'note', '4').valeurs).toEqual({ enStock: ['livrable'], note: ['4'] });
  });

  test('to the sort of the view, or of the words, writes nothing', () => {
    expect(href(avecTri(read('vue=tableau&tri=prix'), 'gamme'))).toBe('/f/vis/8?vue=tableau');
    expect(avecTri(read('tri=prix'), 'pertinence', { q: 'vis' }).tri).toBeNull();
    expect(avecTri(read('tri=prix'), 'popularite', { q: 'vis' }).tri).toBe('popularite');
  });
});

test('values and ranges are counted one by one', () => {
  expect(nombreDeFiltres(read('f.diametre=4,5&f.longueur=30..120&marque=4'))).toBe(4);
});

describe('the question to the API', () => {
  test('holds the part of the catalogue, which no filter of the address replaces', () => {
    const requete = requeteListing(
      { marque: 4 },
      read('marque=12&f.tete=ronde&page=2&vue=tableau'),
    );
    expect(requete).toEqual({ marque: '4', 'f.tete': 'ronde', tri: 'gamme', page: 2, parPage: 48 });
  });

  test('is typed as the API types it: a page rendered on the server asks it in process', () => {
    const requete = requeteListing({ noeud: 8, promotion: 3 }, read('note=4&f.x=4&prix=1..2'));
    expect(requete).toMatchObject({ noeud: 8, promotion: '3', note: 4, 'f.x': '4', prix: '1..2' });
  });

  test('lets words decide the order, of cards and of the table, until another is chosen', () => {
    expect(requeteListing({ q: 'vis' }, read(''))).toMatchObject({ tri: 'pertinence' });
    expect(requeteListing({ q: 'vis' }, read('vue=tableau'))).toMatchObject({ tri: 'pertinence' });
    expect(requeteListing({ q: 'vis' }, read('tri=prix'))).toMatchObject({ tri: 'prix' });
  });
});
