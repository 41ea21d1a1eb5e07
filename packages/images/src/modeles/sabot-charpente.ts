/** Joist hangers: a cradle with flanges that are nailed to the beam. */
import * as Type from 'typebox';
import { groupe, merge, mirror, piece } from '../geometrie/assemblage.ts';
import { holes, rectangle, roundedPolygon, type Point2 } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const E = 2;
const PROFONDEUR = 74;
const AILE = 38;

export default defineModele({
  nom: 'sabot-charpente',
  params: Type.Object({
    finition: choix(...FINITIONS),
    largeur: mesure(36, 110),
    hauteur: mesure(90, 210),
  }),
  extremes: [
    { finition: 'galva', largeur: 60, hauteur: 130 },
    { finition: 'inox', largeur: 100, hauteur: 140 },
    { finition: 'galva', largeur: 40, hauteur: 200 },
  ],
  prise: { azimut: 0.55, elevation: 0.32 },
  construire({ finition, largeur: l, hauteur: h }) {
    const aile = extrude(
      perce(rectangle(AILE, h * 0.92, 3), grille(AILE, h * 0.92, 2), 2.5),
      E,
    ).translate(l / 2 + AILE / 2, h * 0.54, 0);
    // The cheek narrows towards the top, to leave room for the hammer.
    const joue = extrude(
      perce(
        roundedPolygon([
          [0, 0, 1],
          [PROFONDEUR, 0, 2],
          [PROFONDEUR, h * 0.5, 8],
          [PROFONDEUR * 0.45, h, 6],
          [0, h, 1],
        ]),
        [
          [16, h * 0.3],
          [44, h * 0.22],
          [44, h * 0.42],
          [16, h * 0.56],
          [16, h * 0.82],
          [32, h * 0.68],
        ],
        2.5,
      ),
      E,
    )
      .rotateY(-Math.PI / 2)
      .translate(l / 2 + E, 0, 0);
    const cote = merge(aile, joue);
    const fond = box(l + E * 1.6, E, PROFONDEUR, 0.5).translate(0, E / 2, PROFONDEUR / 2);
    return groupe(piece(merge(cote, mirror(cote, 'x'), fond), metal(finition, 'y')));
  },
});

function perce(...[forme, places, r]: [Parameters<typeof holes>[0], readonly Point2[], number]) {
  return holes(forme, r, places);
}

function grille(l: number, h: number, colonnes: number): Point2[] {
  const rangs = Math.floor(h / 19);
  return Array.from({ length: rangs * colonnes }, (_, i): Point2 => {
    const [rang, colonne] = [Math.floor(i / colonnes), i % colonnes];
    return [
      (colonne - (colonnes - 1) / 2) * l * 0.42,
      ((rang + 0.5) / rangs - 0.5) * h + (colonne % 2 ? 3 : -3),
    ];
  });
}
