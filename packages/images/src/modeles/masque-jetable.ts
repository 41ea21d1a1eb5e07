/** Disposable respirators: moulded cups or folded ones, elastics of their class, a valve or none. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { curve, sweep, tube } from '../geometrie/balayage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { surface, lathe } from '../geometrie/surface.ts';
import { nickel } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { textile } from '../matieres/textiles.ts';

/** Elastics tell the class at a glance. */
const ELASTIQUES = { ffp1: '#e0b21c', ffp2: '#2b6fae', ffp3: '#c22a2f' } as const;

export default defineModele({
  nom: 'masque-jetable',
  params: Type.Object({
    forme: choix('coque', 'pliable'),
    classe: choix('ffp1', 'ffp2', 'ffp3'),
    soupape: Type.Boolean(),
  }),
  extremes: [
    { forme: 'coque', classe: 'ffp3', soupape: true },
    { forme: 'pliable', classe: 'ffp2', soupape: true },
    { forme: 'pliable', classe: 'ffp1', soupape: false },
  ],
  prise: { azimut: 0.5, elevation: 0.2, cadre: 0.84 },
  construire({ forme, classe, soupape }) {
    const at = forme === 'coque' ? coque : pliable;
    const blanc = textile('#eeede9', 'lisse');
    const voile: BufferGeometry = surface(
      180,
      60,
      (u, v, out) => out.set(...at(u === 1 ? 0 : u * Math.PI * 2, v)),
      1,
    );
    const bord = tube(
      curve(
        Array.from({ length: 48 }, (_, i) => at((i / 48) * Math.PI * 2, 0)),
        true,
      ),
      2.2,
      { pas: 160, cotes: 8, bouche: false },
    );
    const elastique = (y: number, haut: number) => {
      const a = y > 0 ? 1.15 : 2.0;
      const [x0, y0, z0] = at(a, 0.03);
      return tube(
        curve([
          [x0, y0, z0],
          [x0 * 1.02, y0 + haut * 0.4, -46],
          [0, y0 + haut, -104],
          [-x0 * 1.02, y0 + haut * 0.4, -46],
          [-x0, y0, z0],
        ]),
        2.1,
        { pas: 90, cotes: 8 },
      );
    };
    const barrette = sweep(
      curve(
        [-0.42, -0.2, 0, 0.2, 0.42].map((t) => {
          const [x, y, z] = at(t, 0.14);
          return [x, y + 1.4, z + 1.4] as const;
        }),
      ),
      rectangle(1.4, 5, 0.5),
      30,
    );
    const [, vy, vz] = at(Math.PI * 0.9, 0.72);
    return groupe(
      piece(voile, blanc),
      piece(bord, textile('#dcdbd6', 'lisse')),
      piece(barrette, nickel()),
      ...[elastique(1, 44), elastique(-1, -18)].map((g) =>
        piece(g, textile(ELASTIQUES[classe], 'maille-fine')),
      ),
      ...(soupape
        ? [
            piece(
              lathe(
                [
                  [0, 9],
                  [7, 9, 1],
                  [9, 6.5, 1],
                  [13, 6.5, 1.5],
                  [15, 3, 1.5],
                  [15, -2],
                  [0, -2],
                ]
                  .map(([r = 0, y = 0, c = 0]) => [r, y, c] as const)
                  .reverse(),
                40,
              ).rotateX(Math.PI / 2),
              plastique(ELASTIQUES[classe], 0.4),
              { position: [0, vy + 4, vz + 1], rotation: [0.12, 0, 0] },
            ),
          ]
        : []),
    );
  },
});

/** Turn 0 above, at the nose; `v` from the edge on the face to the front. */
function coque(turn: number, v: number): readonly [number, number, number] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const k = Math.cos((v * Math.PI) / 2) ** 0.75;
  const nez = 1 + 0.16 * Math.max(0, c) ** 6;
  const cran =
    1 - 0.02 * Math.exp(-(((v - 0.16) / 0.03) ** 2)) - 0.015 * Math.exp(-(((v - 0.4) / 0.03) ** 2));
  return [
    62 * k * s * cran * (1 - 0.12 * c),
    66 * k * c * nez * cran - 4,
    52 * Math.sin((v * Math.PI) / 2) ** 1.1 - 14 * s * s * (1 - v),
  ];
}

/** Three panels: the middle one stands out flat, the others slope from its folds to the face. */
function pliable(turn: number, v: number): readonly [number, number, number] {
  const [x, y] = [Math.sin(turn) * (1 - v), Math.cos(turn) * (1 - v)];
  const large = Math.sqrt(Math.max(1e-4, 1 - x * x));
  const b = Math.min(1, Math.abs(y) / large);
  const pente = Math.max(0, (b - PLI) / (1 - PLI)) ** 1.2;
  const soudure = 0.05 * Math.exp(-(((b - PLI) / 0.035) ** 2));
  const nez = 1 + 0.1 * Math.max(0, y) ** 4;
  return [80 * x, 60 * y * nez, 50 * large ** 1.5 * (1 - pente - soudure) - 20 * x * x];
}

/** Where the middle panel ends, of half its height. */
const PLI = 0.44;
