/** Safety shoes, low or high: leather, nubuck or mesh, toe cap, laces, two-density sole. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube, type Point3 } from '../geometrie/balayage.ts';
import { caoutchouc } from '../matieres/plastiques.ts';
import { cuir, textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR, COULEURS } from '../nuancier.ts';
import { axe, empeigne, semelle } from '../pieces/chausse.ts';
import { nuance } from '../pieces/habit.ts';
import {
  displace,
  raise,
  shell,
  smoothMax,
  smoothstep,
  without,
  type Champ,
} from '../sdf/champ.ts';
import { ellipsoid } from '../sdf/corps.ts';
import { mesh, reach, regions } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'chaussure',
  params: Type.Object({
    tige: choix('basse', 'haute'),
    matiere: choix('cuir', 'nubuck', 'maille'),
    couleur: choix(...CODES_COULEUR),
  }),
  extremes: [
    { tige: 'haute', matiere: 'cuir', couleur: 'noir' },
    { tige: 'basse', matiere: 'nubuck', couleur: 'marron' },
    { tige: 'basse', matiere: 'maille', couleur: 'gris' },
    { tige: 'haute', matiere: 'nubuck', couleur: 'beige' },
  ],
  prise: { azimut: 0.5, elevation: 0.28, cadre: 0.86 },
  construire({ tige, matiere, couleur: code }) {
    const couleur = code === 'noir' ? '#2b2c2f' : COULEURS[code];
    const haut = tige === 'haute' ? 152 : 92;
    const plein = empeigne(haut);
    const ouvert: Champ = (x, y, z) => {
      const chaussant = ellipsoid([-48, haut + 6, 0], [52, 54, 33])(x, y, z);
      const languette = smoothMax(Math.abs(z) - 15 - 0.05 * x, Math.max(-18 - x, x - 78), 4);
      return Math.min(chaussant, Math.max(languette, 40 - y) + 400);
    };
    const creuse = without(3, plein, ouvert);
    const surbout: Champ = (x, y, z) =>
      Math.min(
        smoothMax(112 - x - 0.16 * Math.abs(z - axe(x)) + 0.1 * y, 10 - y, 4),
        smoothMax(x + 92 + 0.1 * y, y - 66, 6),
      );
    const renfort: Champ = (x, y, z) => {
      const quartier = smoothMax(
        Math.abs(x - 18 + 0.5 * (y - 60)) - 46,
        26 - Math.abs(z) + (y - 88) * 0.3,
        5,
      );
      const col = haut - 17 - y + 0.1 * (x + 50);
      return Math.min(Math.max(quartier, -400), smoothMax(col, x - 40, 3));
    };
    const piqures: Champ = (x, y, z) =>
      -0.9 *
      (Math.exp(-(((surbout(x, y, z) - 3.4) / 0.9) ** 2)) +
        Math.exp(-(((renfort(x, y, z) + 3.6) / 0.9) ** 2)));
    const corps = displace(
      raise(raise(creuse, surbout, 1.4), renfort, 1),
      (x, y, z) => piqures(x, y, z) + rides(x, y),
    );
    const peauChaussure = regions(
      mesh(corps, [-134, -4, -66], [184, haut + 16, 74], 1.7),
      surbout,
      renfort,
    );
    const region = {
      couleurB: matiere === 'cuir' ? nuance(couleur, 0.8) : '#2a2b2e',
      couleurC: matiere === 'maille' ? '#33363a' : nuance(couleur, 0.86),
      rugositeB: 0.6,
      rugositeC: 0.8,
      joint: 0.7,
      relief: 0.6,
    };
    const skin =
      matiere === 'cuir'
        ? cuir(couleur, region)
        : matiere === 'maille'
          ? textile(couleur, 'tricot', 'z', region)
          : textile(couleur, 'lisse', 'z', region);
    const intercalaire: Champ = (_x, y) => y - 15;
    const sole = regions(mesh(semelle(26), [-134, -6, -66], [188, 40, 74], 1.7), intercalaire);
    const soleSkin = cuir(matiere === 'cuir' ? '#3a3c40' : '#55595e', {
      couleurB: '#222326',
      rugositeB: 0.7,
      joint: 0.4,
      relief: 0,
    });
    const une = groupe(
      piece(peauChaussure, skin),
      piece(sole, soleSkin),
      ...lacets(plein, tige === 'haute' ? 6 : 4, code === 'noir' ? '#4a4d52' : '#2a2b2e'),
      languette(haut, couleur),
    );
    const autre = une.clone();
    return groupe(
      poser(une, { rotation: [0, 0.34, 0], position: [0, 0, 62] }),
      poser(autre, { rotation: [0, 0.12, 0], position: [-46, 0, -66] }),
    );
  },
});

/** Where the foot bends. */
function rides(x: number, y: number): number {
  return (
    0.9 *
    Math.sin((x - y * 0.35) * 0.28) *
    smoothstep(44, 62, x) *
    (1 - smoothstep(84, 100, x)) *
    smoothstep(40, 64, y)
  );
}

/** The padded tongue behind the laces. */
function languette(haut: number, couleur: string): Object3D {
  const bord = shell(ellipsoid([-58, haut - 4, 0], [58, 34, 34]), 7);
  const champ: Champ = (x, y, z) =>
    smoothMax(smoothMax(bord(x, y, z), Math.abs(z) - 27, 6), -22 - x, 5);
  return piece(
    mesh(champ, [-44, haut - 36, -40], [16, haut + 40, 40], 2),
    textile(nuance(couleur, 0.85), 'maille-fine'),
    {
      position: [6, 0, 0],
    },
  );
}

/** Laces across the instep, through their hooks. */
function lacets(corps: Champ, rangs: number, couleur: string): Object3D[] {
  const rows = Array.from({ length: rangs }, (_, i) => {
    const t = i / Math.max(1, rangs - 1);
    return rangs > 4 && i > 3
      ? { x: 16 - (i - 3) * 1.5, y: 96 + (i - 3) * 20, cote: true }
      : { x: 76 - t * (rangs > 4 ? 100 : 76), y: 0, cote: false };
  });
  const point = (row: (typeof rows)[number], z: number): Point3 => {
    if (row.cote) return [reach(corps, 'x', row.y, z, 120) + 2.5, row.y, z];
    return [row.x, reach(corps, 'y', row.x, z, 190) + 2.6, z];
  };
  const lines = rows.flatMap((row, i) => {
    const next = rows[i + 1];
    const croise = (sens: number) =>
      next
        ? [
            tube(
              curve([
                point(row, 17 * sens),
                point(
                  {
                    ...row,
                    x: (row.x + next.x) / 2,
                    y: (row.y + next.y) / 2,
                    cote: row.cote && next.cote,
                  },
                  0,
                ),
                point(next, -17 * sens),
              ]),
              2.6,
              { pas: 14, cotes: 8 },
            ),
          ]
        : [];
    return [
      tube(curve([point(row, -18), point(row, 0), point(row, 18)]), 2.6, { pas: 12, cotes: 8 }),
      ...croise(1),
      ...croise(-1),
    ];
  });
  const material = textile(couleur, 'maille-fine');
  return [
    ...lines.map((g) => piece(g, material)),
    ...rows.flatMap((row) =>
      [-19, 19].map((z) =>
        piece(
          tube(
            curve([
              [-3, 0, 0],
              [0, 1, 0],
              [3, 0, 0],
            ]),
            3.4,
            { pas: 4, cotes: 8 },
          ),
          caoutchouc('#3a3d42'),
          { position: point(row, z) },
        ),
      ),
    ),
  ];
}
