/** Rim locks: a painted box on the door, its bolts at the side, the key, the keep beside it. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { disc, hole, rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { laiton, metal, nickel } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';
import { fenteCle } from '../pieces/entree.ts';

export default defineModele({
  nom: 'serrure-en-applique',
  params: Type.Object({
    finition: choix(...FINITIONS),
    main: choix('droite', 'gauche'),
  }),
  extremes: [
    { finition: 'laque-brun', main: 'droite' },
    { finition: 'laque-argent', main: 'gauche' },
  ],
  prise: ({ main }) => ({ azimut: main === 'droite' ? 0.45 : -0.45, elevation: 0.2, cadre: 0.86 }),
  construire({ finition, main }) {
    const peau = metal(finition);
    const serrure = groupe(
      piece(boitier(), peau),
      piece(fouillot().translate(-4, 104, 0), plastique('#2c2d2f')),
      piece(
        extrude(hole(disc(7), fenteCle()), 5, { chanfrein: 0.5, finesse: 36 }).translate(
          -4,
          52,
          28,
        ),
        nickel(),
      ),
      piece(
        lathe([
          [7.2, 0],
          [12, 0, 0.5],
          [11, 4, 1.5],
          [7.2, 5],
        ])
          .rotateX(Math.PI / 2)
          .translate(-4, 52, 28),
        nickel(),
      ),
      piece(merge(box(24, 22, 14, 1.5).translate(52, 104, 13), ...penes()), laiton()),
      piece(box(9, 8, 3, 1).translate(-36, 104, 29), laiton()),
      poser(groupe(piece(gache(), peau)), { position: [86, 0, 0] }),
    );
    return groupe(poser(serrure, { echelle: [main === 'droite' ? 1 : -1, 1, 1] }));
  },
});

function boitier(): BufferGeometry {
  const face = rectangle(104, 140, 5, 0, 70);
  return merge(
    extrude(face, 28, { chanfrein: 3 }),
    ...[
      [-44, 12],
      [44, 12],
      [-44, 128],
      [44, 128],
    ].map(([x = 0, y = 0]) =>
      lathe(
        [
          [0, 0.8],
          [3.2, 0.7, 0.4],
          [3.4, 0],
        ],
        24,
      )
        .rotateX(Math.PI / 2)
        .translate(x, y, 27.8),
    ),
  );
}

function fouillot(): BufferGeometry {
  return extrude(hole(disc(10), rectangle(7.4, 7.4, 0.3)), 3, {
    chanfrein: 0.6,
    finesse: 32,
  }).translate(0, 0, 27);
}

function penes(): BufferGeometry[] {
  return [46, 58].map((y) =>
    lathe([
      [0, 40],
      [5, 40],
      [5, 64, 1],
      [0, 64],
    ])
      .rotateZ(-Math.PI / 2)
      .translate(0, y, 13),
  );
}

/** The keep: a folded box with the room of the bolts. */
function gache(): BufferGeometry {
  const flanc = rectangle(30, 128, 3, 0, 70);
  hole(flanc, rectangle(12, 30, 1, -4, 104));
  hole(flanc, rectangle(12, 34, 1, -4, 52));
  return merge(
    extrude(flanc, 3, { chanfrein: 0.7 }).translate(0, 0, 24),
    box(3, 128, 26, 0.8).translate(14, 70, 13),
    box(30, 3, 26, 0.8).translate(0, 133, 13),
    box(30, 3, 26, 0.8).translate(0, 7, 13),
  );
}
