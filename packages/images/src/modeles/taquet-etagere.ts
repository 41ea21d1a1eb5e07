/** Shelf supports: a pin, a shoulder, a seat; of sheet steel, cast or moulded. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { disc, polygon, roundedPolygon } from '../geometrie/contours.ts';
import { pli } from '../geometrie/pliage.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

export default defineModele({
  nom: 'taquet-etagere',
  params: Type.Object({
    matiere: choix('acier', 'zamak', 'plastique'),
    /** Finish of metal ones; moulded ones are natural. */
    finition: choix(...FINITIONS),
  }),
  extremes: [
    { matiere: 'acier', finition: 'nickel' },
    { matiere: 'zamak', finition: 'alu-noir' },
    { matiere: 'plastique', finition: 'brut' },
  ],
  prise: { azimut: 0.65, elevation: 0.42, cadre: 0.78 },
  construire({ matiere, finition }) {
    const forme = FORMES[matiere];
    const peau = matiere === 'plastique' ? plastique('#e4e3de', 0.35) : metal(finition);
    return groupe(
      piece(forme(), peau),
      piece(forme(), peau, { position: [16, 0, -24], rotation: [0, 1.1, 0] }),
    );
  },
});

/** Along x: the pin to the left. */
function goupille(y: number): BufferGeometry {
  return lathe([
    [0, -10],
    [2, -10, 0.5],
    [2.5, -9, 0.4],
    [2.5, 0],
    [0, 0],
  ])
    .rotateZ(-Math.PI / 2)
    .translate(0, y, 0);
}

const collerette = (y: number) =>
  lathe([
    [0, -1.2],
    [4, -1.2, 0.4],
    [4, 0.4, 0.4],
    [0, 0.4],
  ])
    .rotateZ(-Math.PI / 2)
    .translate(0, y, 0);

const FORMES: Record<'acier' | 'zamak' | 'plastique', () => BufferGeometry> = {
  acier: () => {
    const equerre = pli(
      [
        [0, 0],
        [0, 12, 1.2],
        [15, 12],
      ],
      1.2,
    );
    return merge(
      goupille(6),
      collerette(6),
      extrude(equerre, 11, { chanfrein: 0.25 }).translate(0.6, 0, -5.5),
    );
  },
  zamak: () => {
    const corps = roundedPolygon([
      [0, 3, 1],
      [13, 9, 2],
      [14, 12, 1],
      [0, 12, 0.6],
    ]);
    return merge(
      goupille(7),
      lathe([
        [0, -1],
        [6.4, -1, 0.5],
        [6.4, 1.4, 0.6],
        [0, 1.4],
      ])
        .rotateZ(-Math.PI / 2)
        .translate(0, 7, 0),
      extrude(corps, 10, { chanfrein: 0.9 }).translate(1, 0, -5),
      extrude(disc(1.6), 1, { chanfrein: 0.3 })
        .rotateX(-Math.PI / 2)
        .translate(9, 11.6, 0),
    );
  },
  plastique: () => {
    const gousset = polygon([
      [0.6, 1],
      [12, 10.4],
      [0.6, 10.4],
    ]);
    return merge(
      goupille(6),
      box(1.6, 13, 11, 0.5).translate(0.4, 6, 0),
      box(14, 1.8, 11, 0.6).translate(7, 11.4, 0),
      extrude(gousset, 1.6, { chanfrein: 0.3 }).translate(0, 0, -0.8),
    );
  },
};
