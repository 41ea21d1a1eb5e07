/** Sockets: short, deep or for impact; how their nut compares with the square that drives them. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { disc, hexagon, hole, rectangle } from '../geometrie/contours.ts';
import { extrudeUp } from '../geometrie/solides.ts';
import { lathe, type PointTourne } from '../geometrie/surface.ts';
import { chrome, chromeMat, phosphate } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { allonger } from '../pieces/pose.ts';

/** Diameter of the driven end; everything else is in proportion to it. */
const PIED = 22;

export default defineModele({
  nom: 'douille',
  params: Type.Object({
    sorte: choix('courte', 'longue', 'impact'),
    /** Across flats, over the diameter of the driven end. */
    cote: mesure(0.35, 1.6),
  }),
  extremes: [
    { sorte: 'courte', cote: 0.6 },
    { sorte: 'courte', cote: 1.5 },
    { sorte: 'longue', cote: 0.8 },
    { sorte: 'impact', cote: 1.1 },
  ],
  prise: { azimut: 0.62, elevation: 0.5, cadre: 0.76 },
  construire({ sorte, cote }) {
    const plats = PIED * cote;
    const nez = plats * 0.58 + (sorte === 'impact' ? 4 : 2.6);
    const longueur = sorte === 'longue' ? 78 : sorte === 'impact' ? 42 : 36;
    const pied = PIED / 2 + (sorte === 'impact' ? 2 : 0);
    const fond = 17;
    const noir = sorte === 'impact';
    const profil: PointTourne[] = [
      [pied - 1.2, 0],
      [pied, 1.2, 0.5],
      [pied, fond - 3, 1.5],
      [nez, fond + Math.abs(nez - pied) * 0.6 + 1, 2.5],
      [nez, longueur - 1.4, 0.6],
      [nez - 1.2, longueur, 0.3],
    ];
    const bouche = hole(disc(nez - 1.2), hexagon(plats));
    const carre = hole(disc(pied - 1.2), rectangle(12.7, 12.7, 1));
    const corps = merge(
      lathe(profil, 96),
      extrudeUp(bouche, longueur - fond, { chanfrein: 0.35, finesse: 48 }).translate(0, fond, 0),
      extrudeUp(carre, fond - 1, { chanfrein: 0.3, finesse: 48 }),
      lathe([
        [nez - 0.3, fond + 0.6],
        [0, fond + 0.6],
      ]),
    );
    // The knurled ring of a hand socket; an impact one has a groove for its ring and pin.
    const bague = noir
      ? lathe([
          [pied - 1, 8],
          [pied + 0.15, 8.2],
          [pied + 0.15, 11.8],
          [pied - 1, 12],
        ])
      : merge(
          ...Array.from({ length: 3 }, (_, i) =>
            lathe(
              [
                [pied - 0.4, 4 + i * 3],
                [pied + 0.5, 4.6 + i * 3, 0.3],
                [pied + 0.5, 5.6 + i * 3, 0.3],
                [pied - 0.4, 6.2 + i * 3],
              ],
              96,
            ),
          ),
        );
    return groupe(
      allonger(
        0.3,
        piece(corps, noir ? phosphate() : chrome()),
        piece(bague, noir ? phosphate() : chromeMat()),
      ),
    );
  },
});
