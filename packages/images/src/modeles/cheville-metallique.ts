/** Hollow-wall anchors: slotted sleeve that folds behind the board, and its machine screw. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { thread } from '../geometrie/filetage.ts';
import { extrude } from '../geometrie/solides.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { zincBlanc, zincJaune } from '../matieres/metaux.ts';
import { defineModele, mesure } from '../modele.ts';
import { recess } from '../pieces/empreinte.ts';

const R = 4.5;
const JAMBES = 4;

export default defineModele({
  nom: 'cheville-metallique',
  params: Type.Object({ elancement: mesure(2, 9) }),
  extremes: [{ elancement: 5 }, { elancement: 3 }, { elancement: 7.5 }],
  prise: { azimut: 0.8, elevation: 0.72 },
  construire({ elancement }) {
    const longueur = elancement * R * 2;
    const haut = longueur + R * 1.7;
    const manchon = merge(
      surface(
        JAMBES * 28,
        60,
        (u, v, out) => {
          const turn = u === 1 ? 0 : u * Math.PI * 2;
          const place = Math.abs(((u * JAMBES) % 1) - 0.5);
          const jour = v > 0.24 && v < 0.82 && place < 0.13 ? 0.42 : 0;
          const taille = v < 0.18 ? 0.86 : 1;
          const r = R * (taille - jour);
          out.set(r * Math.sin(turn), v * longueur, r * Math.cos(turn));
        },
        0.4,
      ),
      lathe([
        [0, 0],
        [R * 0.86, 0],
      ]),
      lathe([
        [R, longueur - 0.6],
        [R * 1.9, longueur - 0.4, 0.2],
        [R * 1.9, longueur + 0.5, 0.3],
        [R * 0.6, longueur + 0.7],
      ]),
      // Two claws keep the flange from turning in the board.
      repeatAround(
        extrude(
          roundedPolygon([
            [-R * 0.3, 0, 0],
            [0, -R * 1.1, 0.2],
            [R * 0.3, 0, 0],
          ]),
          0.7,
          { chanfrein: 0.15 },
        ).translate(0, longueur, R * 1.55),
        2,
      ),
    );
    const vis = merge(
      thread({
        diametre: R * 1.1,
        noyau: R * 0.9,
        pas: R * 0.2,
        y0: -R * 1.6,
        y1: haut - R * 0.6,
        profil: 'metrique',
        finesse: 26,
      }),
      lathe([
        [0, -R * 1.6],
        [R * 0.4, -R * 1.6, 0.2],
        [R * 0.44, -R * 1.4],
      ]),
      lathe([
        [R * 0.5, haut - R * 0.8],
        [R * 1.22, haut - R * 0.8, 0.2],
        [R * 1.26, haut - R * 0.4, 0.4],
        [R * 0.95, haut],
      ]),
      recess({ empreinte: 'pozidriv', taille: R * 1.2, rayon: R * 0.95, y: haut, profondeur: 1.6 }),
    );
    return groupe(
      poser(groupe(piece(manchon, zincBlanc()), piece(vis, zincJaune())), {
        rotation: [0.45, 0, -Math.PI / 2],
      }),
    );
  },
});
