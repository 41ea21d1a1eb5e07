/** Braided connection hoses: stainless braid, ferrules, nuts or a threaded tail. */
import { Vector3 } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { thread } from '../geometrie/filetage.ts';
import { lathe } from '../geometrie/surface.ts';
import { lin, materiau } from '../matieres/materiau.ts';
import { inox, nickel } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { sixPans } from '../pieces/six-pans.ts';

export default defineModele({
  nom: 'flexible-sanitaire',
  params: Type.Object({ bouts: choix('femelle-femelle', 'male-femelle') }),
  extremes: [{ bouts: 'femelle-femelle' }, { bouts: 'male-femelle' }],
  prise: { azimut: 0.3, elevation: 0.72, cadre: 0.88 },
  construire({ bouts }) {
    const y = 9;
    const ligne = curve([
      [-78, y, 40],
      [-40, y, 44],
      [10, y, 30],
      [44, y, -4],
      [34, y + 2, -44],
      [-6, y + 6, -50],
      [-30, y + 8, -14],
      [-2, y + 12, 22],
      [50, y + 4, 36],
      [84, y, 28],
    ]);
    const tresse = materiau({
      couleur: lin(0.6, 0.6, 0.6),
      metal: 1,
      rugosite: 0.32,
      relief: { sorte: 'toile', echelle: 0.55, force: 0.9, axe: 'y' },
    });
    const ecrou = () =>
      groupe(
        piece(
          lathe([
            [6, -2],
            [7.6, 0, 0.6],
            [7.6, 16, 0.6],
            [6.4, 18, 0.4],
            [0, 18],
          ]),
          inox(),
        ),
        piece(
          merge(
            sixPans({ plats: 19, hauteur: 13, haut: 1, bas: 1, alesage: 7.6 }).translate(0, 18, 0),
            lathe([
              [7.6, 22],
              [0, 22],
            ]),
          ),
          nickel(),
        ),
      );
    const embout = () =>
      groupe(
        piece(
          lathe([
            [6, -2],
            [7.6, 0, 0.6],
            [7.6, 16, 0.6],
            [6.4, 18, 0.4],
            [0, 18],
          ]),
          inox(),
        ),
        piece(
          merge(
            sixPans({ plats: 12, hauteur: 7 }).translate(0, 18, 0),
            thread({ diametre: 10, noyau: 8.4, pas: 1.2, y0: 25, y1: 38, profil: 'metrique' }),
          ),
          nickel(),
        ),
      );
    const poseBout = (objet: ReturnType<typeof groupe>, place: Vector3, vers: Vector3) => {
      objet.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), vers.normalize());
      return poser(objet, { position: [place.x, place.y, place.z] });
    };
    return groupe(
      piece(tube(ligne, 6, { pas: 260, cotes: 20 }), tresse),
      poseBout(ecrou(), ligne.getPointAt(0), ligne.getTangentAt(0).negate()),
      poseBout(
        bouts === 'femelle-femelle' ? ecrou() : embout(),
        ligne.getPointAt(1),
        ligne.getTangentAt(1),
      ),
    );
  },
});
