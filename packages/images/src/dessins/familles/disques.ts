/** Discs, blades and brushes. */
import { disque } from '../formes/disque.ts';
import { choixOf, mm, mmOu } from '../mesures.ts';
import { schema, type Schema, type Schemas } from '../schema.ts';
import {
  arrondi,
  cercle,
  polygone,
  regulier,
  segment,
  tourne,
  type Point,
  type Trait,
} from '../traits.ts';
import { cote, repere } from '../vue.ts';

/** Saw teeth round a disc. */
function dents(r: number, nombre: number): Trait {
  return polygone(
    Array.from({ length: nombre }, (_, i): Point[] => {
      const a = (i / nombre) * 2 * Math.PI;
      const b = ((i + 0.72) / nombre) * 2 * Math.PI;
      return [
        [r * Math.cos(a), r * Math.sin(a)],
        [r * 0.93 * Math.cos(a + 0.012), r * 0.93 * Math.sin(a + 0.012)],
        [r * 0.955 * Math.cos(b), r * 0.955 * Math.sin(b)],
      ];
    }).flat(),
  );
}

const lameCirculaire = disque({
  diametre: 'diametre',
  alesage: 'alesage',
  tranche: 0.02,
  face: (r, m) => [dents(r, Math.round(Number(m.get('nombre-dents')?.valeur) || 24))],
});

const disqueAbrasif = (epaisseur?: string) =>
  disque({
    diametre: 'diametre',
    alesage: 'alesage',
    ...(epaisseur === undefined ? {} : { epaisseur }),
    face: (r) => [cercle([0, 0], r), cercle([0, 0], r * 0.36, 'vide')],
  });

const lamelles = disque({
  diametre: 'diametre',
  alesage: 'alesage',
  tranche: 0.1,
  face: (r) => [
    cercle([0, 0], r),
    cercle([0, 0], r * 0.55, 'vide'),
    ...regulier([0, 0], 1, 36).map(([x, y]) => segment(x * r * 0.55, y * r * 0.55, x * r, y * r)),
  ],
});

/** Rim in segments, or in one piece. */
function diamant(segments: boolean, epaisseur?: string): Schema {
  return disque({
    diametre: 'diametre',
    alesage: 'alesage',
    tranche: 0.02,
    ...(epaisseur === undefined ? {} : { epaisseur }),
    face: (r) => [
      cercle([0, 0], r),
      cercle([0, 0], r * 0.88, 'vide'),
      ...(segments
        ? regulier([0, 0], 1, 16).map(([x, y]) =>
            segment(x * r * 0.8, y * r * 0.8, x * r, y * r, 'contour'),
          )
        : []),
    ],
  });
}

const disquePoncage = disque({
  diametre: 'diametre',
  tranche: 0,
  face: (r, m) => {
    const trous =
      choixOf(m, 'perforation-abrasif') === 'pleine' ? [] : regulier([0, 0], r * 0.6, 8);
    return [cercle([0, 0], r), ...trous.map((c) => cercle(c, r * 0.09, 'vide'))];
  },
});

const brosse = schema(['diametre'], (m) => {
  const r = mm(m, 'diametre') / 2;
  return {
    traits: [
      ...tourne([
        [-r * 0.5, r * 0.3],
        [0, r * 0.3],
      ]),
      ...tourne([
        [0, r * 0.6],
        [r * 0.25, r * 0.75],
      ]),
      ...tourne([
        [r * 0.25, r * 0.75],
        [r * 0.95, r],
      ]),
      ...Array.from({ length: 15 }, (_, i) => (i - 7) / 7.5).map((part) =>
        segment(r * 0.25, part * r * 0.75, r * 0.95, part * r),
      ),
    ],
    cotes: [cote('droite', -r, r, 'diametre', { signe: 'Ø' })],
  };
});

/** A saw blade: teeth below, and how it is held at the left. */
function lame(longueur: string): Schema {
  return schema([longueur], (m) => {
    const l = mm(m, longueur);
    const h = l * 0.16;
    const nombre = Math.round(
      Math.min(42, Math.max(14, l / Math.max(mmOu(m, 'pas-dents', 4), 2.4))),
    );
    const bas: Point[] = Array.from({ length: nombre }, (_, i): Point[] => [
      [l - (l * i) / nombre, h / 2 - h * 0.1],
      [l - (l * (i + 0.3)) / nombre, h / 2],
    ]).flat();
    return {
      traits: [
        arrondi(
          [
            [-l * 0.22, -h * 0.3],
            [0, -h * 0.3],
            [0, h * 0.3],
            [-l * 0.22, h * 0.3],
          ],
          h * 0.2,
        ),
        cercle([-l * 0.15, 0], h * 0.1, 'vide'),
        polygone([[0, -h / 2], [l * 0.94, -h / 2], [l, h * 0.1], ...bas, [0, h / 2 - h * 0.1]]),
      ],
      cotes: [
        cote('bas', longueur === 'longueur' ? -l * 0.22 : 0, l, longueur, {
          depuis: [h * 0.3, h * 0.3],
        }),
        ...(m.has('pas-dents')
          ? [repere([l * 0.55, h * 0.44], [90, -150], 'pas-dents', { mot: true })]
          : []),
      ],
    };
  });
}

export const DISQUES: Schemas = {
  'lame-circulaire': lameCirculaire,
  'lame-sauteuse': lame('longueur-utile'),
  'lame-sabre': lame('longueur'),
  'disque-a-tronconner': disqueAbrasif('epaisseur'),
  'disque-a-ebarber': disqueAbrasif('epaisseur'),
  'disque-a-lamelles': lamelles,
  'disque-diamant': diamant(true),
  'disque-diamant-continu': diamant(false, 'epaisseur'),
  'disque-abrasif': disquePoncage,
  'brosse-coupe': brosse,
};
