/** Chargers: one, two or four bays with their slides, lights and fan. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeat } from '../geometrie/assemblage.ts';
import type { Point3 } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { laiton } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { cordon } from '../pieces/cordon.ts';
import { coque, signature } from '../pieces/coque.ts';
import { union, without } from '../sdf/champ.ts';
import { block, slab } from '../sdf/corps.ts';

const BAIES = { simple: 1, double: 2, quatre: 4 } as const;
const PAS_BAIE = 92;

export default defineModele({
  nom: 'chargeur',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    baies: choix('simple', 'double', 'quatre'),
    /** Fast ones are higher, with a fan. */
    rapide: Type.Boolean(),
    tension: choix('18', '12'),
  }),
  extremes: [
    { marque: 'krafto', baies: 'simple', rapide: false, tension: '18' },
    { marque: 'volmer', baies: 'double', rapide: true, tension: '18' },
    { marque: 'takiro', baies: 'quatre', rapide: false, tension: '18' },
    { marque: 'outibel', baies: 'simple', rapide: false, tension: '12' },
  ],
  prise: { azimut: 0.35, elevation: 0.5 },
  construire({ marque, baies, rapide, tension }) {
    const n = BAIES[baies];
    const demi = (n * PAS_BAIE) / 2 + 4;
    const h = rapide ? 74 : 54;
    const profond = tension === '12' ? 46 : 64;
    const centres = Array.from({ length: n }, (_, i) => (i - (n - 1) / 2) * PAS_BAIE);
    const corps = without(
      1,
      union(
        6,
        block([0, h * 0.32, 0], [demi, h * 0.32, profond], 10),
        block([0, h * 0.55, -profond * 0.3], [demi - 4, h * 0.45, profond * 0.62], 12),
      ),
      ...centres.map((x) =>
        block([x, h * 1.02, -8], [tension === '12' ? 24 : 37, h * 0.22, profond * 0.62], 4),
      ),
      ...(rapide ? ventilation(demi, h) : []),
    );
    const moule = coque({
      marque,
      corps,
      souple: (_x, y) => y - 6,
      sombre: (_x, y, z) => Math.max(h * 0.42 - y + z * 0.12, 3 - y),
      min: [-demi - 8, -8, -profond - 10],
      max: [demi + 8, h + 12, profond + 10],
      pas: n > 2 ? 1.9 : 1.4,
      joint: false,
    });
    return groupe(
      moule.objet,
      ...centres.map((x) =>
        poser(tension === '12' ? puits() : rails(), { position: [x, h * 0.8, -8] }),
      ),
      piece(
        repeat(
          box(9, 3.4, 2, 1),
          centres.flatMap((x) => [-14, 14].map((dx) => ({ position: temoin(x + dx, h, profond) }))),
        ),
        plastiqueBrillant('#35c26b'),
      ),
      signature(moule.champ, marque, { x: centres[0] ?? 0, y: h * 0.2, largeur: 54 }),
      cordon([
        [-demi + 26, 14, -profond + 2],
        [-demi + 18, 13, -profond - 46],
        [-demi + 30, 6, -profond - 74],
        [0, 4.4, -profond - 66],
        [demi * 0.5, 4.4, -profond - 40],
      ]),
    );
  },
});

function temoin(x: number, h: number, profond: number): Point3 {
  return [x, h * 0.44, profond + 0.2];
}

function ventilation(demi: number, h: number) {
  return [0, 1, 2, 3, 4].map((i) =>
    slab(
      [
        [demi - 6, h * (0.2 + i * 0.09)],
        [demi + 10, h * (0.2 + i * 0.09)],
        [demi + 10, h * (0.24 + i * 0.09)],
        [demi - 6, h * (0.24 + i * 0.09)],
      ],
      -10,
      26,
      0.8,
    ),
  );
}

/** What an 18 V battery slides on, from the front. */
function rails() {
  return groupe(
    piece(
      merge(
        box(6, 12, 74, 1.2).translate(-33, 4, 0),
        box(6, 12, 74, 1.2).translate(33, 4, 0),
        box(12, 3.4, 74, 1).translate(-28, 9, 0),
        box(12, 3.4, 74, 1).translate(28, 9, 0),
        box(34, 9, 14, 1.5).translate(0, 3, -24),
      ),
      plastique('#2b2d31'),
    ),
    piece(
      repeat(
        box(1.6, 7, 16, 0.3),
        [-11, -4, 4, 11].map((x) => ({ position: [x, 4.5, -12] })),
      ),
      laiton(),
    ),
  );
}

/** The well a 12 V battery stands in. */
function puits() {
  return groupe(
    piece(
      merge(
        box(5, 14, 40, 2).translate(-20, 4, 0),
        box(5, 14, 40, 2).translate(20, 4, 0),
        box(44, 14, 5, 2).translate(0, 4, -20),
        box(44, 14, 5, 2).translate(0, 4, 20),
      ),
      plastique('#2b2d31'),
    ),
    piece(
      repeat(
        box(2, 8, 10, 0.3),
        [-7, 0, 7].map((x) => ({ position: [x, 3, -12] })),
      ),
      laiton(),
    ),
  );
}
