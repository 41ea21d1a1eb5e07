/** Lever handles on a plate or on roses, with what is under the lever. */
import type { Mesh, Shape } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { disc, hole, rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS, type Finition } from '../nuancier.ts';
import { profilEuropeen, trouDeCle } from '../pieces/entree.ts';
import { levier } from '../pieces/levier.ts';

type Fonction = 'cle-i' | 'cle-l' | 'condamnation' | 'bec-de-cane';

/** From the axis of the lever down to the key. */
const ENTRAXE = 70;

export default defineModele({
  nom: 'bequille',
  params: Type.Object({
    pose: choix('plaque', 'rosace'),
    fonction: choix('cle-i', 'cle-l', 'condamnation', 'bec-de-cane'),
    finition: choix(...FINITIONS),
  }),
  extremes: [
    { pose: 'plaque', fonction: 'cle-i', finition: 'laque-argent' },
    { pose: 'rosace', fonction: 'cle-l', finition: 'inox-brosse' },
    { pose: 'rosace', fonction: 'condamnation', finition: 'alu-noir' },
    { pose: 'plaque', fonction: 'bec-de-cane', finition: 'laque-blanc' },
  ],
  // Roses hang in the air: no table, and more light on what is black.
  prise: ({ finition }) => ({
    azimut: -0.42,
    elevation: 0.18,
    cadre: 0.88,
    sol: false,
    exposition: finition === 'alu-noir' || finition === 'laque-noir' ? 1.5 : 1.12,
  }),
  construire({ pose, fonction, finition }) {
    const support = pose === 'plaque' ? plaque(fonction, finition) : rosaces(fonction, finition);
    return groupe(
      ...support,
      piece(levier(pose === 'plaque' ? 8.4 : 9.5, pose === 'rosace'), metal(finition, 'x')),
    );
  },
});

/** The cut in what is fixed to the door; none for a latch. */
function percer(shape: Shape, fonction: Fonction, y: number): Shape {
  const entree =
    fonction === 'cle-i' ? profilEuropeen(0.6) : fonction === 'cle-l' ? trouDeCle() : undefined;
  if (!entree) return shape;
  return hole(
    shape,
    entree.getPoints(2).map((point) => [point.x, point.y + y] as const),
  );
}

function plaque(fonction: Fonction, finition: Finition): Mesh[] {
  const [haut, bas] = [62, -ENTRAXE - 72];
  const contour = percer(rectangle(42, haut - bas, 9, 0, (haut + bas) / 2), fonction, -ENTRAXE);
  const vis = [haut - 14, bas + 14].map((y) =>
    lathe([
      [1.4, 8.9],
      [3.9, 9.1, 0.4],
      [3.9, 8],
    ])
      .rotateX(Math.PI / 2)
      .translate(0, y, 0),
  );
  return [
    piece(extrude(contour, 8.5, { chanfrein: 2.2 }), metal(finition, 'y')),
    ...fond(fonction, 0),
    piece(merge(...vis), metal(finition === 'laque-blanc' ? 'zinc-blanc' : finition, 'y')),
    ...(fonction === 'condamnation' ? [tourniquet(finition)] : []),
  ];
}

function rosaces(fonction: Fonction, finition: Finition): Mesh[] {
  const rose = (contour: Shape) => extrude(contour, 8.5, { chanfrein: 1.6, finesse: 48 });
  const haute = rose(disc(26));
  if (fonction === 'bec-de-cane') return [piece(haute, metal(finition, 'x'))];
  const basse = rose(percer(disc(26), fonction, 4)).translate(0, -ENTRAXE, 0);
  return [
    piece(merge(haute, basse), metal(finition, 'x')),
    ...fond(fonction, 4),
    ...(fonction === 'condamnation' ? [tourniquet(finition)] : []),
  ];
}

/** What is dark behind a keyhole. */
function fond(fonction: Fonction, y: number): Mesh[] {
  if (fonction === 'bec-de-cane' || fonction === 'condamnation') return [];
  return [piece(box(19, 35, 1, 0.2).translate(0, y - ENTRAXE - 8, 1), plastique('#242527'))];
}

function tourniquet(finition: Finition): Mesh {
  const bouton = merge(
    lathe([
      [0, 8],
      [11, 8, 0.4],
      [11, 11, 0.8],
      [0, 11],
    ]).rotateX(Math.PI / 2),
    box(6.5, 24, 12, 2.4).translate(0, 0, 16),
  );
  return piece(bouton.translate(0, -ENTRAXE, 0), metal(finition, 'y'));
}
