import { aUnDessin, dessinCote, vignetteDessin } from '@comptoir/images/images.public.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { describe, expect, test } from 'vitest';
import type { ValeurDessinee } from '@comptoir/server/images/dessin-cote.sql.ts';
import { readMesures } from '@comptoir/server/images/dessin-cote.ts';
import { ATTRIBUTS } from '../catalogue/attributs.ts';
import { loadCategories } from '../catalogue/catalogue.ts';
import { listDeclinaisons } from '../catalogue/declinaisons.ts';
import type { Valeurs } from '../catalogue/modele.ts';

const categories = await loadCategories();
const attributs = new Map(
  [...ATTRIBUTS, ...categories.flatMap((categorie) => categorie.attributs ?? [])].map(
    (attribut) => [attribut.code, attribut],
  ),
);

/** As the database would answer. */
function mesuresOf(valeurs: Valeurs, langue: Locale) {
  const lues = Object.entries(valeurs).flatMap(([code, valeur]): ValeurDessinee[] => {
    const attribut = attributs.get(code);
    if (!attribut) return [];
    const mot = attribut.libelle[langue];
    return attribut.type === 'nombre'
      ? [{ code, mot, nombre: String(valeur), unite: attribut.unite, choix: null, libelle: null }]
      : [
          {
            code,
            mot,
            nombre: null,
            unite: null,
            choix: String(valeur),
            libelle: attribut.valeurs[valeur]?.[langue] ?? null,
          },
        ];
  });
  return readMesures(lues, langue);
}

const modeles = categories.flatMap((categorie) => categorie.modeles);
const dessines = modeles.filter((modele) =>
  listDeclinaisons(modele).some((valeurs) => {
    const mesures = mesuresOf(valeurs, 'fr');
    return aUnDessin(modele.genre, (code) => mesures.has(code));
  }),
);

/** Elements that open and close, numbers that are ones. */
function expectValide(svg: string, quoi: string): void {
  const open: string[] = [];
  for (const [, close, name = '', selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (close) expect(open.pop(), quoi).toBe(name);
    else if (!selfClosed) open.push(name);
  }
  expect(open, quoi).toEqual([]);
  expect(svg, quoi).not.toMatch(/NaN|undefined|Infinity|style=|<script|href/);
}

/** Words stand where they are read, all of them on the sheet. */
function listMots(svg: string): { x: number; y: number; texte: string }[] {
  return [...svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*)</g)].map(
    ([, x, y, texte = '']) => ({ x: Number(x), y: Number(y), texte }),
  );
}

describe('the drawing of an article with its dimensions', () => {
  test('is there for most of what has dimensions', () => {
    expect(new Set(dessines.map(({ genre }) => genre)).size).toBeGreaterThan(220);
  });

  test.each(dessines.map((modele) => [`${modele.code} ${modele.genre}`, modele] as const))(
    'of %s: is valid, stands on its sheet and tells only what is known of it',
    (_, modele) => {
      for (const [i, valeurs] of listDeclinaisons(modele).entries()) {
        const mesures = mesuresOf(valeurs, LOCALES[i % LOCALES.length] ?? 'fr');
        const svg = dessinCote(modele.genre, mesures) ?? '';
        const quoi = `${modele.genre} ${JSON.stringify(valeurs)}`;
        expectValide(svg, quoi);
        const mots = listMots(svg);
        expect(mots.length, quoi).toBeGreaterThan(0);
        const dits = [...mesures.values()].flatMap(({ mot, valeur }) =>
          ['', 'Ø ', 'R '].flatMap((signe) => [signe + valeur, `${mot} ${signe}${valeur}`]),
        );
        for (const { x, y, texte } of mots) {
          expect(dits, quoi).toContain(texte);
          expect(x >= 0 && x <= 960 && y >= 0 && y <= 800, `${quoi}: ${x} ${y}`).toBe(true);
        }
      }
    },
  );

  test.each(dessines.map((modele) => [`${modele.code} ${modele.genre}`, modele] as const))(
    'of %s: has a thumbnail without words',
    (_, modele) => {
      const [valeurs = {}] = listDeclinaisons(modele);
      const svg = vignetteDessin(modele.genre, mesuresOf(valeurs, 'fr')) ?? '';
      expectValide(svg, modele.genre);
      expect(svg).not.toContain('<text');
    },
  );
});
