/** Forstner bits: a rim that guides, or carbide spurs, two chisels and a centre point. */
import * as Type from 'typebox';
import type { BufferGeometry } from 'three';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { polygon, type Point2 } from '../geometrie/contours.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { carbure, hss } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'meche-forstner',
  params: Type.Object({
    nuance: choix('chrome', 'carbure'),
    /** Beside a shank that is always as thick. */
    diametre: mesure(12, 52),
  }),
  extremes: [
    { nuance: 'chrome', diametre: 35 },
    { nuance: 'carbure', diametre: 26 },
    { nuance: 'carbure', diametre: 15 },
  ],
  prise: { azimut: 0.95, elevation: 0.5 },
  construire({ nuance, diametre }) {
    const r = diametre / 2;
    const tete = 12 + r * 0.35;
    const haut = 62;
    const tige = lathe([
      [0, 0],
      [4.4, 0, 0.3],
      [5, 0.8, 0.4],
      [5, haut - tete - 4, 2],
      [Math.min(7, r * 0.5), haut - tete],
      [Math.min(7, r * 0.5), haut - 4],
    ]);
    const pointe = lathe(
      [
        [r * 0.16 + 0.8, haut - 5],
        [r * 0.12 + 0.8, haut - 1, 0.3],
        [0, haut + 4.5],
      ],
      40,
    );
    const [corps, coupe] = nuance === 'chrome' ? couronne(r, haut) : plaquettes(r, haut);
    return groupe(
      poser(
        groupe(
          piece(merge(tige, corps, pointe), hss()),
          piece(coupe, nuance === 'chrome' ? hss() : carbure()),
        ),
        // Lies on its rim and on the end of its shank.
        { rotation: [0.5, 0, Math.atan2(r - 5, haut) - Math.PI / 2] },
      ),
    );
  },
});

/** Rim open in two places for the chips. */
function couronne(r: number, haut: number): [BufferGeometry, BufferGeometry] {
  const arc = secteur(r, r - Math.max(1.6, r * 0.1), 0.3, Math.PI - 0.3);
  const jante = repeatAround(extrudeUp(arc, 10, { chanfrein: 0.35 }).translate(0, haut - 10, 0), 2);
  // Solid under the rim, but for the two windows the chips leave by.
  const fond = merge(
    repeatAround(
      extrudeUp(secteur(r * 0.99, 2, 0.3, Math.PI - 0.75), 5, { chanfrein: 0.3 }).translate(
        0,
        haut - 13,
        0,
      ),
      2,
    ),
    lathe([
      [Math.min(7, r * 0.5), haut - 16],
      [r * 0.6, haut - 12, 2],
      [r * 0.6, haut - 8, 0.5],
      [0, haut - 8],
    ]),
  );
  const ciseau = box(r * 0.88, 2.4, 8, 0.25)
    .rotateX(-0.72)
    .translate(r * 0.48, haut - 4.6, -2);
  return [merge(jante, fond), repeatAround(ciseau, 2)];
}

/** Two half discs with brazed plates in front and scoring spurs behind them. */
function plaquettes(r: number, haut: number): [BufferGeometry, BufferGeometry] {
  const aile = extrudeUp(secteur(r * 0.96, 1, 0, 2), 11, { chanfrein: 0.6 }).translate(
    0,
    haut - 14,
    0,
  );
  const moyeu = lathe([
    [Math.min(7, r * 0.5), haut - 20],
    [r * 0.62, haut - 13, 2],
    [r * 0.5, haut - 3.4, 1],
    [0, haut - 3],
  ]);
  const plaque = box(r * 0.9, 12, 2.2, 0.2).translate(r * 0.52, haut - 7, 1);
  const traceur = extrudeUp(secteur(r, r * 0.84, 1.1, 1.55), 7, { chanfrein: 0.3 }).translate(
    0,
    haut - 5.6,
    0,
  );
  return [
    merge(repeatAround(aile, 2), moyeu),
    merge(repeatAround(plaque, 2), repeatAround(traceur, 2)),
  ];
}

function secteur(dehors: number, dedans: number, de: number, a: number) {
  const pas = Array.from({ length: 25 }, (_, i) => de + ((a - de) * i) / 24);
  const au =
    (r: number) =>
    (t: number): Point2 => [r * Math.cos(t), r * Math.sin(t)];
  return polygon([...pas.map(au(dehors)), ...pas.toReversed().map(au(dedans))]);
}
