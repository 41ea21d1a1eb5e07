/** Sanitary ware and heating. */
import { boite } from '../formes/boite.ts';
import { plaque } from '../formes/plaque.ts';
import { borner, mm, mmOu } from '../mesures.ts';
import { schema, type Schemas } from '../schema.ts';
import { arc, cercle, polygone, rectangle, segment, type Point } from '../traits.ts';
import { cote } from '../vue.ts';

const mitigeur = schema(['entraxe'], (m) => {
  const e = mm(m, 'entraxe');
  return {
    traits: [
      rectangle([-e * 0.95, -e * 0.14], [e * 1.9, e * 0.28], { rayon: e * 0.1 }),
      segment(-e * 0.6, -e * 0.14, -e * 0.6, e * 0.14),
      segment(e * 0.6, -e * 0.14, e * 0.6, e * 0.14),
      cercle([-e / 2, 0], e * 0.19, 'vide'),
      cercle([e / 2, 0], e * 0.19, 'vide'),
      rectangle([-e * 0.08, e * 0.14], [e * 0.16, e * 0.2], { rayon: e * 0.02 }),
      segment(-e / 2, -e * 0.4, -e / 2, e * 0.4, 'axe'),
      segment(e / 2, -e * 0.4, e / 2, e * 0.4, 'axe'),
    ],
    cotes: [cote('bas', -e / 2, e / 2, 'entraxe', { depuis: [e * 0.2, e * 0.2] })],
  };
});

/** From the side: the bowl, and the cistern behind it. */
const packWc = schema(['hauteur'], (m) => {
  const h = mm(m, 'hauteur');
  return {
    traits: [
      polygone([
        [-h * 0.86, -h],
        [h * 0.5, -h],
        [h * 0.5, 0],
        [-h * 0.2, 0],
        [-h * 0.28, -h * 0.4],
        [-h * 0.7, -h * 0.72],
      ]),
      rectangle([-h * 0.9, -h * 1.06], [h * 1.1, h * 0.06], { rayon: h * 0.03 }),
      rectangle([h * 0.12, -h * 1.9], [h * 0.38, h * 0.84], { rayon: h * 0.04 }),
    ],
    cotes: [cote('gauche', -h, 0, 'hauteur', { depuis: [-h * 0.86, -h * 0.2] })],
  };
});

const batiSupport = boite({
  largeur: 'largeur',
  hauteur: 'hauteur',
  face: (l, h) => [
    rectangle([0, -h], [l, h], { fond: 'vide' }),
    rectangle([l * 0.06, -h * 0.97], [l * 0.88, h * 0.97], { fond: 'vide' }),
    rectangle([l * 0.12, -h * 0.9], [l * 0.76, h * 0.4], { rayon: l * 0.03 }),
    cercle([l * 0.5, -h * 0.3], l * 0.1, 'vide'),
    cercle([l * 0.5, -h * 0.16], l * 0.13, 'vide'),
  ],
});

const abattant = plaque({
  longueur: 'longueur',
  largeur: 'largeur',
  face: (l, h, m) => {
    const e = borner(mmOu(m, 'entraxe', h * 0.4), h * 0.2, h * 0.7);
    const contour: Point[] = [
      [0, -h * 0.42],
      ...arc([l - h / 2, 0], h / 2, -90, 90),
      [0, h * 0.42],
    ];
    return [
      polygone(contour),
      {
        ...polygone(
          [[l * 0.16, -h * 0.24], ...arc([l - h / 2, 0], h * 0.3, -80, 80), [l * 0.16, h * 0.24]],
          'vide',
        ),
        style: 'fin',
      },
      cercle([l * 0.06, -e / 2], h * 0.03, 'vide'),
      cercle([l * 0.06, e / 2], h * 0.03, 'vide'),
    ];
  },
});

const radiateur = boite({
  largeur: 'longueur',
  hauteur: 'hauteur',
  face: (l, h) => [
    rectangle([0, -h], [l, h], { rayon: h * 0.02 }),
    segment(0, -h * 0.93, l, -h * 0.93),
    segment(0, -h * 0.07, l, -h * 0.07),
    ...Array.from({ length: 15 }, (_, i) =>
      segment((l * (i + 1)) / 16, -h * 0.9, (l * (i + 1)) / 16, -h * 0.1),
    ),
  ],
});

const secheServiettes = schema(['largeur'], (m) => {
  const l = mm(m, 'largeur');
  const h = l * 1.5;
  return {
    traits: [
      ...[0.06, 0.13, 0.2, 0.34, 0.41, 0.48, 0.62, 0.69, 0.76, 0.83].map((part) =>
        rectangle([0, -h + h * part], [l, h * 0.035], { rayon: h * 0.015 }),
      ),
      rectangle([0, -h], [l * 0.06, h], { rayon: l * 0.02 }),
      rectangle([l * 0.94, -h], [l * 0.06, h], { rayon: l * 0.02 }),
    ],
    cotes: [cote('bas', 0, l, 'largeur')],
  };
});

export const SANITAIRE: Schemas = {
  'mitigeur-thermostatique': mitigeur,
  'pack-wc': packWc,
  'bati-support': batiSupport,
  'abattant-wc': abattant,
  'radiateur-acier': radiateur,
  'seche-serviettes': secheServiettes,
};
