/** Hammer plugs: countersunk nylon sleeve and the screw nail that is driven into it. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { zincJaune } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { recess } from '../pieces/empreinte.ts';

const R = 4;
const TEINTES = { gris: '#8f969d', vert: '#3f8a5b' } as const;

export default defineModele({
  nom: 'cheville-a-frapper',
  params: Type.Object({ teinte: choix('gris', 'vert'), elancement: mesure(5, 22) }),
  extremes: [
    { teinte: 'gris', elancement: 7 },
    { teinte: 'vert', elancement: 18 },
  ],
  prise: { azimut: 0.8, elevation: 0.75 },
  construire({ teinte, elancement }) {
    const longueur = elancement * R * 2;
    const sortie = Math.max(R * 4, longueur * 0.24);
    const haut = longueur + sortie;
    const manchon = merge(
      surface(
        96,
        80,
        (u, v, out) => {
          const turn = u === 1 ? 0 : u * Math.PI * 2;
          const flanc = Math.abs(Math.sin(turn));
          const fente = flanc < 0.14 && v > 0.03 && v < 0.5 ? 0.5 : 0;
          const anneau = v > 0.06 && v < 0.5 && (v * 16) % 1 > 0.8 ? 0.08 : 0;
          const r = R * (Math.min(0.97, 0.7 + v * 6) - fente - anneau);
          out.set(r * Math.sin(turn), v * (longueur - R * 0.8), r * Math.cos(turn));
        },
        0.4,
      ),
      lathe([
        [0, 0],
        [R * 0.7, 0],
      ]),
      lathe([
        [R * 0.96, longueur - R * 0.9],
        [R * 1.75, longueur - R * 0.15, 0.2],
        [R * 1.75, longueur, 0.2],
        [R * 0.62, longueur, 0.2],
        [R * 0.56, longueur - R],
      ]),
    );
    const clou = merge(
      thread({
        diametre: R * 1.14,
        noyau: R * 0.86,
        pas: R * 0.62,
        y0: longueur * 0.4,
        y1: haut - R * 1.1,
        profil: 'bois',
        finesse: 28,
      }),
      lathe([
        [R * 0.42, haut - R * 1.4],
        [R * 0.5, haut - R * 0.9, 0.3],
        [R * 1.08, haut - R * 0.2, 0.15],
        [R * 1.08, haut - 0.15, 0.15],
        [R, haut],
      ]),
      recess({ empreinte: 'pozidriv', taille: R * 1.2, rayon: R, y: haut, profondeur: R * 0.5 }),
    );
    return groupe(
      poser(groupe(piece(manchon, plastique(TEINTES[teinte], 0.36)), piece(clou, zincJaune())), {
        rotation: [-0.75, 0, -Math.PI / 2],
      }),
    );
  },
});
