/** What doors and shutters turn on. */
import { trous } from '../formes/trous.ts';
import { borner, choixOf, mm } from '../mesures.ts';
import { schema, type Schema, type Schemas } from '../schema.ts';
import { arrondi, cercle, rectangle, segment, type Point, type Trait } from '../traits.ts';
import { cote, repere } from '../vue.ts';

/** Two leaves open flat, and the knuckle between them. */
function charniere(noeuds: number): Schema {
  return schema(['hauteur', 'largeur'], (m) => {
    const h = mm(m, 'hauteur');
    const l = borner(mm(m, 'largeur'), h * 0.3, h * 1.6);
    const r = Math.min(l, h) * 0.06;
    const rangs = [-0.36, 0, 0.36];
    const feuille = (x: number) => rectangle([x, -h / 2], [l / 2 - r, h], { rayon: h * 0.03 });
    return {
      traits: [
        feuille(-l / 2),
        feuille(r),
        rectangle([-r, -h / 2], [2 * r, h]),
        ...Array.from({ length: noeuds - 1 }, (_, i) => {
          const y = -h / 2 + ((i + 1) * h) / noeuds;
          return segment(-r, y, r, y, 'contour');
        }),
        ...trous(
          rangs.flatMap((part): Point[] => [
            [-l * 0.3, part * h],
            [l * 0.3, part * h],
          ]),
          Math.min(l, h) * 0.045,
        ),
      ],
      cotes: [cote('bas', -l / 2, l / 2, 'largeur'), cote('gauche', -h / 2, h / 2, 'hauteur')],
    };
  });
}

/** Pin and barrel standing, each with the screw that holds it. */
const ficheAVisser = schema(['diametre'], (m) => {
  const d = mm(m, 'diametre');
  const r = d / 2;
  const h = d * 3;
  const tigeOf = (y: number): Trait[] => [
    rectangle([r, y - d * 0.18], [d * 1.8, d * 0.36]),
    ...[0.3, 0.6, 0.9, 1.2, 1.5].map((part) =>
      segment(r + d * part, y - d * 0.18, r + d * (part - 0.14), y + d * 0.18),
    ),
  ];
  return {
    traits: [
      ...tigeOf(-h * 0.6),
      ...tigeOf(h * 0.6),
      rectangle([-r, -h], [d, h * 0.98], { rayon: r * 0.5 }),
      rectangle([-r, h * 0.02], [d, h * 0.98], { rayon: r * 0.5 }),
      segment(0, -h * 1.08, 0, h * 1.08, 'axe'),
    ],
    cotes: [cote('haut', -r, r, 'diametre', { signe: 'Ø' })],
  };
});

const penture = schema(['longueur', 'largeur', 'diametre'], (m) => {
  const l = mm(m, 'longueur');
  const h = mm(m, 'largeur');
  const d = mm(m, 'diametre');
  const vue = Math.min(l, h * 9);
  const oeil = d * 0.85;
  return {
    traits: [
      arrondi(
        [
          [0, -h / 2],
          [vue * 0.94, -h / 2],
          [vue, 0],
          [vue * 0.94, h / 2],
          [0, h / 2],
        ],
        h * 0.1,
      ),
      cercle([-oeil * 0.6, 0], oeil),
      cercle([-oeil * 0.6, 0], d / 2, 'vide'),
      ...trous(
        [0.15, 0.3, 0.66, 0.82].map((part): Point => [vue * part, 0]),
        h * 0.1,
      ),
    ],
    cotes: [
      cote('bas', -oeil * 0.6, vue, 'longueur', { depuis: [oeil, 0] }),
      cote('droite', -h / 2, h / 2, 'largeur', { depuis: [vue * 0.9, vue * 0.9] }),
      repere([-oeil * 0.6 - d * 0.35, -d * 0.35], [-30, -80], 'diametre', { signe: 'Ø' }),
    ],
    rupture: vue < l ? { sens: 'x', a: vue * 0.48, bords: [-h / 2, h / 2] } : undefined,
  };
});

const gond = schema(['diametre'], (m) => {
  const d = mm(m, 'diametre');
  return {
    traits: [
      rectangle([0, -d * 0.4], [d * 5, d * 0.8], { rayon: d * 0.1 }),
      ...(choixOf(m, 'pose-gond') === 'a-visser'
        ? [2, 2.5, 3, 3.5, 4, 4.5].map((x) => segment(x * d, -d * 0.4, (x - 0.2) * d, d * 0.4))
        : []),
      rectangle([-d * 0.8, -d * 0.5], [d * 1.3, d], { rayon: d * 0.1 }),
      rectangle([-d * 0.65, -d * 3], [d, d * 2.5], { rayon: d * 0.25 }),
      segment(-d * 0.15, -d * 3.4, -d * 0.15, d, 'axe'),
    ],
    cotes: [cote('haut', -d * 0.65, d * 0.35, 'diametre', { signe: 'Ø' })],
  };
});

const arret = schema(['longueur'], (m) => {
  const l = mm(m, 'longueur');
  const d = l * 0.09;
  return {
    traits: [
      rectangle([0, -d / 2], [l, d], { rayon: d * 0.2 }),
      ...[0.55, 0.62, 0.69, 0.76, 0.83, 0.9].map((part) =>
        segment(l * part, -d / 2, l * part - d * 0.3, d / 2),
      ),
      arrondi(
        [
          [-d * 0.3, -d * 2.4],
          [d * 0.9, -d * 2.4],
          [d * 0.9, d * 1.4],
          [-d * 0.3, d * 1.4],
        ],
        d * 0.3,
      ),
    ],
    cotes: [cote('bas', 0, l, 'longueur', { depuis: [d * 1.4, d / 2] })],
  };
});

export const PAUMELLES: Schemas = {
  paumelle: charniere(2),
  charniere: charniere(5),
  'fiche-a-visser': ficheAVisser,
  penture,
  gond,
  'arret-de-volet': arret,
};
