/** Adjustable post bases: plate, threaded rod with nuts, plate. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { holes, rectangle } from '../geometrie/contours.ts';
import { thread } from '../geometrie/filetage.ts';
import { extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';
import { ecrouSixPans } from '../pieces/ecrou.ts';

const TIGE = 20;
const TOLE = 6;

export default defineModele({
  nom: 'pied-de-poteau',
  params: Type.Object({
    finition: choix(...FINITIONS),
    /** Width of the plates, and how high it is set. */
    largeur: mesure(60, 140),
    hauteur: mesure(90, 210),
  }),
  extremes: [
    { finition: 'galva', largeur: 90, hauteur: 150 },
    { finition: 'inox', largeur: 130, hauteur: 100 },
    { finition: 'galva', largeur: 90, hauteur: 200 },
  ],
  prise: { azimut: 0.5, elevation: 0.34 },
  construire({ finition, largeur: l, hauteur: h }) {
    const coin = l / 2 - 14;
    const coins = [
      [coin, coin],
      [-coin, coin],
      [coin, -coin],
      [-coin, -coin],
    ] as const;
    const plaque = (r: number) =>
      extrudeUp(holes(rectangle(l, l, 5), r, coins), TOLE, { chanfrein: 0.7 });
    const ecrou = ecrouSixPans(TIGE, 14, 30);
    const corps = merge(
      plaque(6),
      lathe([
        [TIGE * 0.5, TOLE - 1],
        [TIGE * 0.86, TOLE, 1],
        [TIGE * 0.74, TOLE + 3, 1],
        [TIGE * 0.7, h * 0.42, 1],
        [TIGE * 0.52, h * 0.42, 0.5],
        [TIGE * 0.5, h * 0.3],
      ]),
      thread({
        diametre: TIGE,
        noyau: TIGE * 0.85,
        pas: 2.6,
        y0: h * 0.36,
        y1: h - TOLE,
        profil: 'metrique',
      }),
      repeat(ecrou, [
        { position: [0, h * 0.42, 0] },
        { position: [0, h - TOLE - 15, 0], rotation: [0, 0.3, 0] },
      ]),
      plaque(4).translate(0, h - TOLE, 0),
    );
    return groupe(piece(corps, metal(finition, 'y')));
  },
});
