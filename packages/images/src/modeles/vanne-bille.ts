/** Ball valves: nickelled body, hexagon ends, stem with its lever or butterfly. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { roundedPolygon, slot } from '../geometrie/contours.ts';
import { extrude, extrudeUp, hexPrism } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { latheX } from '../geometrie/tours.ts';
import { laiton, nickel, zincBlanc } from '../matieres/metaux.ts';
import { plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { boutVers } from '../pieces/raccord.ts';

const R = 11;

export default defineModele({
  nom: 'vanne-bille',
  params: Type.Object({
    raccordement: choix('femelle-femelle', 'male-femelle'),
    manoeuvre: choix('levier', 'papillon'),
  }),
  extremes: [
    { raccordement: 'femelle-femelle', manoeuvre: 'levier' },
    { raccordement: 'male-femelle', manoeuvre: 'papillon' },
  ],
  prise: { azimut: 0.45, elevation: 0.32, cadre: 0.84 },
  construire({ raccordement, manoeuvre }) {
    const corps = merge(
      latheX([
        [R, -17],
        [R * 1.3, -15, 1],
        [R * 1.62, -7, 5],
        [R * 1.62, 7, 5],
        [R * 1.3, 15, 1],
        [R, 17],
      ]),
      boutVers('femelle', R, Math.PI, 15),
      boutVers(raccordement === 'male-femelle' ? 'male' : 'femelle', R, 0, 15),
      lathe([
        [9, 10],
        [8, 22, 1],
        [6, 23],
        [6, 29],
        [0, 29],
      ]),
    );
    const rouge = plastiqueBrillant('#b3221f');
    const levier =
      manoeuvre === 'levier'
        ? piece(
            merge(
              extrude(
                roundedPolygon([
                  [-12, 27, 2],
                  [10, 27, 4],
                  [26, 38, 8],
                  [96, 42, 3],
                  [96, 46.4, 2],
                  [24, 42.4, 8],
                  [9, 30.6, 4],
                  [-12, 30.6, 2],
                ]),
                19,
                { chanfrein: 1.6, angle: 0.8 },
              ).translate(0, 0, -9.5),
            ),
            rouge,
          )
        : piece(
            merge(
              extrudeUp(slot([-20, 0], [20, 0], 7), 9, { chanfrein: 2.6 }).translate(0, 27, 0),
              lathe([
                [11, 24],
                [11, 34, 2],
                [0, 35],
              ]),
            ),
            rouge,
          );
    return groupe(
      piece(corps, nickel()),
      levier,
      piece(hexPrism(10, 5).translate(0, manoeuvre === 'levier' ? 30 : 34, 0), zincBlanc()),
      piece(
        lathe([
          [4, 20],
          [4, 31],
        ]),
        laiton(),
      ),
    );
  },
});
