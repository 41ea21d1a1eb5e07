/** Self-drilling plasterboard plugs: a coarse cone of a thread, die-cast or moulded. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { polygon } from '../geometrie/contours.ts';
import { extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { chromeMat } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { recess } from '../pieces/empreinte.ts';

const D = 13;

export default defineModele({
  nom: 'cheville-autoforeuse',
  params: Type.Object({ matiere: choix('zamak', 'nylon'), elancement: mesure(1.6, 3.4) }),
  extremes: [
    { matiere: 'zamak', elancement: 2.5 },
    { matiere: 'nylon', elancement: 3 },
  ],
  prise: { azimut: 0.78, elevation: 0.62 },
  construire({ matiere, elancement }) {
    const longueur = D * elancement;
    const pointe = longueur * 0.26;
    const corps = merge(
      thread({
        diametre: D,
        noyau: D * 0.52,
        pas: D * 0.27,
        y0: pointe * 0.8,
        y1: longueur - 1.2,
        pointe: longueur * 0.5,
      }),
      lathe([
        [D * 0.28, longueur * 0.6],
        [D * 0.3, longueur - 2, 0.5],
        [D * 0.56, longueur - 1.2, 0.2],
        [D * 0.56, longueur, 0.3],
        [D * 0.42, longueur],
      ]),
      recess({
        empreinte: 'pozidriv',
        taille: D * 0.52,
        rayon: D * 0.42,
        y: longueur,
        profondeur: D * 0.5,
      }),
      pointeOf(pointe),
    );
    const couche = groupe(
      poser(groupe(piece(corps, matiere === 'zamak' ? chromeMat() : plastique('#e4e1d8', 0.34))), {
        rotation: [0.6, 0, -Math.PI / 2],
      }),
    );
    return groupe(poser(couche, { rotation: [0, 0, -0.16] }));
  },
});

/** Two blades that open the board. */
function pointeOf(hauteur: number) {
  const lame = extrudeUp(
    polygon([
      [-D * 0.24, -0.9],
      [D * 0.24, -0.9],
      [D * 0.24, 0.9],
      [-D * 0.24, 0.9],
    ]),
    hauteur,
    { chanfrein: 0.3 },
  );
  const cone = lathe(
    [
      [0, -D * 0.16],
      [D * 0.2, hauteur * 0.3, 0.6],
      [D * 0.2, hauteur * 2, 1],
      [D * 0.25, hauteur * 3],
    ],
    32,
  );
  return merge(lame, cone);
}
