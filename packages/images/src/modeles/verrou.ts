/** Rim dead bolts: the box with its turn, the bolt, the keep, and the outside cylinder. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { disc, hole, rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { laiton, metal, nickel } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';
import { cle, fenteCle } from '../pieces/entree.ts';

export default defineModele({
  nom: 'verrou',
  params: Type.Object({ finition: choix(...FINITIONS) }),
  extremes: [{ finition: 'laque-brun' }, { finition: 'laiton' }, { finition: 'laque-blanc' }],
  prise: { azimut: 0.4, elevation: 0.26, cadre: 0.88 },
  construire({ finition }) {
    return groupe(
      piece(merge(boitier(), gache()), metal(finition, 'x')),
      piece(
        bouton(),
        finition === 'laque-blanc' || finition === 'laque-brun' ? laiton() : metal(finition),
      ),
      piece(box(44, 17, 13, 1.2).translate(44, 32, 13), nickel()),
      piece(barillet(), nickel()),
      piece(cle(), nickel(), {
        position: [-4, 1.2, 74],
        rotation: [-Math.PI / 2, 0, 0.2],
        echelle: 0.8,
      }),
    );
  },
});

function boitier(): BufferGeometry {
  const face = rectangle(84, 64, 5, 0, 32);
  const vis = [
    [-35, 7],
    [35, 7],
    [-35, 57],
    [35, 57],
  ] as const;
  return merge(
    extrude(face, 24, { chanfrein: 3.5 }),
    ...vis.map(([x, y]) =>
      lathe(
        [
          [3.4, 0],
          [3, 0.9, 0.4],
          [0, 1],
        ],
        24,
      )
        .rotateX(Math.PI / 2)
        .translate(x, y, 23.8),
    ),
  );
}

/** A round turn with a milled rim and a bar to hold. */
function bouton(): BufferGeometry {
  const base = lathe(
    [
      [0, 0],
      [15, 0, 0.5],
      [15, 4, 1],
      [12, 6, 1],
      [12, 14, 2],
      [0, 15],
    ],
    48,
  );
  const crans = repeatAround(box(1.6, 7, 1.4, 0.5).translate(0, 10, 12), 20);
  return merge(base, crans)
    .rotateX(Math.PI / 2)
    .translate(-12, 32, 23.5);
}

function gache(): BufferGeometry {
  const flanc = hole(rectangle(24, 58, 3, 0, 32), rectangle(10, 24, 1, -5, 32));
  return merge(
    extrude(flanc, 3, { chanfrein: 0.8 }).translate(78, 0, 20),
    box(3, 58, 22, 0.8).translate(90, 32, 11),
    box(24, 3, 22, 0.8).translate(78, 4, 11),
    box(24, 3, 22, 0.8).translate(78, 60, 11),
  );
}

/** The outside cylinder lies in front: rose, plug, keyway. */
function barillet(): BufferGeometry {
  const rose = lathe(
    [
      [7, 0],
      [14, 0, 0.6],
      [12.5, 5, 2],
      [7, 6],
    ],
    48,
  );
  const corps = lathe(
    [
      [0, -38],
      [11, -38, 0.6],
      [11, 0],
    ],
    48,
  );
  const face = extrude(hole(disc(7.2), fenteCle()), 5, { chanfrein: 0.4, finesse: 36 }).rotateX(
    -Math.PI / 2,
  );
  return merge(rose, corps, face)
    .rotateX(Math.PI / 2)
    .rotateY(0.7)
    .translate(-58, 14, 46);
}
