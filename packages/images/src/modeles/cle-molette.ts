/** Adjustable wrenches: fixed and sliding jaw, the worm between them, a drop-forged handle. */
import * as Type from 'typebox';
import { merge, piece } from '../geometrie/assemblage.ts';
import { disc, hole, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { thread } from '../geometrie/filetage.ts';
import { decalque, plan } from '../etiquettes/etiquette.ts';
import { dessiner, write, remplir } from '../etiquettes/dessin.ts';
import { acierBruni, chromeMat, acierBrut } from '../matieres/metaux.ts';
import { defineModele, mesure } from '../modele.ts';
import { coucher } from '../pieces/pose.ts';

export default defineModele({
  nom: 'cle-molette',
  params: Type.Object({
    /** Length over the opening. */
    elancement: mesure(6.5, 9.5),
  }),
  extremes: [{ elancement: 8.6 }, { elancement: 7.4 }, { elancement: 9 }],
  prise: { azimut: -0.7, elevation: 0.95 },
  construire({ elancement }) {
    const l = 29 * elancement;
    const corps = hole(
      roundedPolygon([
        [-l + 62, 11, 6],
        [-70, 8, 40],
        [-40, 10, 20],
        [-22, 22, 10],
        [6, 34, 8],
        [40, 37, 3],
        [44, 31, 2],
        [12, 19, 2],
        [9, 10, 1],
        [14, -8, 1],
        [12, -22, 4],
        [-8, -28, 8],
        [-26, -17, 12],
        [-44, -10, 20],
        [-70, -8, 40],
        [-l + 62, -11, 6],
      ]),
      disc(6, -l + 74, 0),
    );
    hole(corps, rectangle(15, 13, 1, -5, -9));
    const mobile = roundedPolygon([
      [44, -1, 2],
      [14, -5, 2],
      [11, -1, 1],
      [4, -2, 1],
      [6, -26, 2],
      [16, -31, 6],
      [30, -22, 10],
      [43, -8, 4],
    ]);
    const creux = roundedPolygon([
      [-l + 96, 6, 5],
      [-56, 5, 5],
      [-56, -5, 5],
      [-l + 96, -6, 5],
    ]);
    const vis = thread({ diametre: 11.4, noyau: 7.6, pas: 2.4, y0: -6, y1: 6, profil: 'metrique' });
    return coucher(
      0.26,
      piece(extrude(corps, 12, { chanfrein: 1.6 }).translate(0, 0, -6), chromeMat()),
      piece(extrude(creux, 1, { chanfrein: 0.4 }).translate(0, 0, 5.4), acierBrut()),
      piece(extrude(mobile, 9.6, { chanfrein: 1 }).translate(0, 0, -4.8), acierBrut()),
      piece(merge(vis.rotateZ(Math.PI / 2 - 0.1).translate(-5, -9, 0)), acierBruni()),
      piece(plan(26, 6.5), decalque(echelle()), {
        position: [-6, 14, 6.1],
        rotation: [0, 0, 0.35],
      }),
    );
  },
});

function echelle() {
  return dessiner(416, 104, (toile) => {
    toile.clearRect(0, 0, 416, 104);
    for (let i = 0; i < 16; i++)
      remplir(toile, '#1b1c1e', 8 + i * 26, i % 5 === 0 ? 20 : 50, 6, i % 5 === 0 ? 80 : 50);
    write(toile, { texte: '10', x: 150, y: 20, taille: 36, couleur: '#1b1c1e' });
  });
}
