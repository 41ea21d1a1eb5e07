/** Units are written one way in every text of the catalogue, as labels write them. */
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { ATELIER } from '../marques/versions/atelier.ts';
import { MACHINES } from '../marques/versions/machines.ts';
import { ATTRIBUTS } from './attributs.ts';
import { loadCategories } from './catalogue.ts';
import type { CategorieDemo, Texte } from './modele.ts';
import { listNoeuds } from './validation/valider.ts';

let categories: CategorieDemo[];
let textes: string[];
beforeAll(async () => {
  categories = await loadCategories();
  textes = listTextes(categories).flatMap((texte) => LOCALES.map((locale) => texte[locale]));
});

function listTextes(all: readonly CategorieDemo[]): Texte[] {
  const noeuds = all.flatMap(({ arbre }) => listNoeuds(arbre));
  const modeles = all.flatMap((categorie) => categorie.modeles);
  return [
    ...noeuds.flatMap(({ libelle, intro }) => (intro ? [libelle, intro] : [libelle])),
    ...modeles.flatMap(({ nom, declinaison, description }) => [nom, declinaison, description]),
    ...listAttributs(all).flatMap((attribut) =>
      attribut.type === 'choix' ? Object.values(attribut.valeurs) : [],
    ),
    ...[ATELIER, MACHINES].flatMap((versions) => Object.values(versions).flatMap(Object.values)),
  ];
}

function listAttributs(all: readonly CategorieDemo[]) {
  return [...ATTRIBUTS, ...all.flatMap(({ attributs = [] }) => attributs)];
}

const UNITES = 'mm²|mm|cm|m²|m³|m|kg|g|ml|L|kW|W|V|Ah|A|Nm|°C|N|bar|dB|h';

describe('units of the catalogue', () => {
  test.each([
    ['litres as L', /\d[ \u00a0\u202f]?l(?![\p{L}’'])/u],
    ['litres from a thousand millilitres on', /\d[ \u00a0\u202f,.]?\d{3}[ \u00a0]ml(?!\p{L})/u],
    ['millimetres in one piece', /\d[ \u00a0\u202f,.]\d{3}[ \u00a0\u202f]mm(?![\p{L}²])/u],
    ['a number and its unit on one line', new RegExp(`\\d (?:${UNITES})(?![\\p{L}’'²³])`, 'u')],
    ['× between sizes', /\d ?x ?\d/],
  ])('write %s', (_, faute) => {
    expect(textes.filter((texte) => faute.test(texte))).toEqual([]);
  });

  test('of attributes say litres as L', () => {
    const unites = listAttributs(categories).flatMap((attribut) =>
      attribut.type === 'nombre' ? attribut.unite : [],
    );
    expect(unites.filter((unite) => /^l(?:$|\/)/.test(unite))).toEqual([]);
  });
});
