/** Safety spectacles: a curved lens in one piece, brow bar, arms with soft tips. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { curve, sweep, tube, type Point3 } from '../geometrie/balayage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { surface } from '../geometrie/surface.ts';
import { caoutchouc, plastique, verre } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';

const TEINTES = {
  incolore: ['#e6f0f2', 0.2],
  fume: ['#2b2d31', 0.82],
  jaune: ['#f2b51c', 0.55],
  mixte: ['#8fa0ad', 0.5],
} as const;

const R = 78;
const haut = (t: number) => 21 - 6 * (t / 1.1) ** 2;
const bas = (t: number) => -24 + 17 * Math.exp(-((t / 0.17) ** 2)) + 17 * (Math.abs(t) / 1.1) ** 3;
const sur = (t: number, y: number, k = 1): Point3 => [
  R * Math.sin(t) * k,
  y,
  R * Math.cos(t) * 0.82 * k - (y / 30) ** 2 * 2,
];

export default defineModele({
  nom: 'lunettes',
  params: Type.Object({ teinte: choix('incolore', 'fume', 'jaune', 'mixte') }),
  extremes: [{ teinte: 'incolore' }, { teinte: 'fume' }, { teinte: 'jaune' }, { teinte: 'mixte' }],
  prise: { azimut: 0.62, elevation: 0.28, cadre: 0.86 },
  construire({ teinte }) {
    const [couleur, opacite] = TEINTES[teinte];
    const oculaire = surface(
      96,
      24,
      (u, v, out) => {
        const t = (u - 0.5) * 2.2;
        out.set(...sur(t, bas(t) + (haut(t) - bas(t)) * v));
      },
      1,
    );
    const barre = tube(
      curve(
        Array.from({ length: 23 }, (_, i) =>
          sur((i / 22 - 0.5) * 2.24, haut((i / 22 - 0.5) * 2.2) + 1, 1.015),
        ),
      ),
      3,
      { pas: 120, cotes: 10 },
    );
    const lisere = tube(
      curve(
        Array.from({ length: 31 }, (_, i) => sur((i / 30 - 0.5) * 2.2, bas((i / 30 - 0.5) * 2.2))),
      ),
      0.9,
      { pas: 120, cotes: 8 },
    );
    const [bx, , bz] = sur(1.12, 0);
    const branche = (sens: number) =>
      sweep(
        curve([
          [sens * bx, 14, bz - 2],
          [sens * (bx + 4), 14, bz - 26],
          [sens * (bx + 2), 12, bz - 70],
          [sens * (bx - 3), 4, bz - 104],
          [sens * (bx - 7), -16, bz - 126],
        ]),
        rectangle(3.4, 9, 1.4),
        60,
      );
    const embout = (sens: number) =>
      tube(
        curve([
          [sens * (bx + 1), 10, bz - 80],
          [sens * (bx - 3), 4, bz - 104],
          [sens * (bx - 7), -17, bz - 127],
        ]),
        4.6,
        { pas: 40, cotes: 12 },
      );
    const charniere = (sens: number) =>
      tube(
        curve([
          [sens * (bx - 5), 13, bz + 5],
          [sens * bx, 14, bz - 1],
          [sens * (bx + 3), 14, bz - 12],
        ]),
        5.4,
        { pas: 16, cotes: 12 },
      );
    const nez = (sens: number) =>
      tube(
        curve([
          [sens * 9, -6, 60],
          [sens * 12, -12, 58],
          [sens * 15, -20, 56],
        ]),
        2.8,
        { pas: 14, cotes: 10 },
      );
    const noir = plastique('#24262a', 0.36);
    return groupe(
      piece(barre, noir),
      ...[1, -1].flatMap((s) => [
        piece(branche(s), noir),
        piece(embout(s), caoutchouc(teinte === 'jaune' ? '#d99a12' : '#3d6fa8')),
        piece(charniere(s), noir),
        piece(nez(s), caoutchouc('#3a3d42')),
      ]),
      piece(lisere, plastique(teinte === 'incolore' ? '#b9c4c8' : '#3a3d42', 0.2)),
      piece(oculaire, verre(couleur, opacite)),
    );
  },
});
