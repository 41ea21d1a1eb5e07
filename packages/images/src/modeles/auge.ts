/** Mixing tubs of masons: a tapered round tub with rolled rim and handles, plastic or rubber. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { lathe } from '../geometrie/surface.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'auge',
  params: Type.Object({
    matiere: choix('plastique', 'caoutchouc'),
    /** Height over the diameter of the rim: large tubs are low. */
    galbe: mesure(0.38, 0.75),
  }),
  extremes: [
    { matiere: 'plastique', galbe: 0.52 },
    { matiere: 'caoutchouc', galbe: 0.7 },
    { matiere: 'plastique', galbe: 0.4 },
  ],
  prise: { azimut: 0.35, elevation: 0.42 },
  construire({ matiere, galbe }) {
    const r = 240;
    const h = 2 * r * galbe;
    const bas = r * 0.76;
    const e = matiere === 'caoutchouc' ? 9 : 5;
    const cercle = (y: number, plus: number) => bas + (r - bas) * (y / h) + plus;
    const cuve = lathe(
      [
        [0, 0],
        [bas - 14, 0, 4],
        [bas, 12, 12],
        [cercle(h * 0.3, 0), h * 0.3],
        [cercle(h * 0.3, 4), h * 0.32, 2],
        [cercle(h * 0.36, 4), h * 0.36, 2],
        [cercle(h * 0.36, 0), h * 0.38],
        [r, h - 26, 4],
        [r + 14, h - 22, 5],
        [r + 15, h, 6],
        [r - e + 2, h, 6],
        [bas - e, 20, 14],
        [bas - 24, e, 4],
        [0, e],
      ],
      96,
    );
    const anse = (cote: number) =>
      tube(
        curve([
          [cote * (r + 6), h - 16, -62],
          [cote * (r + 30), h - 18, -46],
          [cote * (r + 42), h - 20, 0],
          [cote * (r + 30), h - 18, 46],
          [cote * (r + 6), h - 16, 62],
        ]),
        10,
        { pas: 40, cotes: 16 },
      );
    const noir = matiere === 'caoutchouc' ? caoutchouc('#2a2c30') : plastique('#34373c', 0.34);
    return groupe(piece(merge(cuve, anse(1), anse(-1)), noir));
  },
});
