/** Fleece bags of dust extractors: a pillow of cloth, a stiff collar with its opening. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { disc, hole, rectangle } from '../geometrie/contours.ts';
import { dessiner, write } from '../etiquettes/dessin.ts';
import { decalque, plan } from '../etiquettes/etiquette.ts';
import { extrude } from '../geometrie/solides.ts';
import { surface } from '../geometrie/surface.ts';
import { latheZ } from '../geometrie/tours.ts';
import { caoutchouc, carton } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'sac-aspirateur',
  params: Type.Object({
    /** Height of the bag, millimetres. */
    hauteur: mesure(400, 580),
    classe: choix('l', 'm'),
  }),
  extremes: [
    { hauteur: 480, classe: 'm' },
    { hauteur: 560, classe: 'l' },
  ],
  prise: { azimut: 0.3, elevation: 0.22 },
  construire({ hauteur: haut, classe }) {
    const sac = groupe(
      piece(coussin(340, haut, 1), textile(classe === 'm' ? '#e4e3de' : '#d3c7ad', 'toile', 'z')),
    );
    const chiffres = dessiner(512, 512, (toile) => {
      toile.clearRect(0, 0, 512, 512);
      write(toile, {
        texte: classe.toUpperCase(),
        x: 256,
        y: 256,
        taille: 360,
        couleur: '#3a3e43',
        graisse: 900,
      });
    });
    return groupe(
      sac,
      poser(groupe(piece(coussin(330, haut * 0.98, 2), textile('#dad8d2', 'toile', 'z'))), {
        position: [46, -6, -70],
        rotation: [0, -0.2, -0.05],
      }),
      piece(
        extrude(hole(rectangle(190, 150, 14), disc(37)), 5, { chanfrein: 0.8, finesse: 40 }),
        carton(),
        { position: [0, haut * 0.66, 56] },
      ),
      piece(
        latheZ([
          [33, 2],
          [38, 0, 1],
          [44, 5, 2],
          [44, 9, 2],
          [36, 9, 2],
          [33, 5],
        ]),
        caoutchouc('#2a2c30'),
        { position: [0, haut * 0.66, 56] },
      ),
      piece(plan(130, 130), decalque(chiffres), {
        position: [0, haut * 0.27, 62],
        rotation: [0.06, 0, 0],
      }),
    );
  },
});

/** Flat at the seams, full in the middle, with the folds of a welded edge. */
function coussin(largeur: number, hauteur: number, graine: number) {
  return surface(
    96,
    96,
    (u, v, out) => {
      // Front for the first half of u, back for the second: one closed sheet.
      const s = u < 0.5 ? u * 2 : 2 - u * 2;
      const sens = u < 0.5 ? 1 : -0.6;
      const [a, b] = [Math.sin(Math.PI * s), Math.sin(Math.PI * v)];
      const pli =
        2.6 * Math.sin(s * 34 + graine) * (1 - a) + 2.2 * Math.sin(v * 40 + graine * 2) * (1 - b);
      const bosse = 54 * Math.sqrt(Math.max(0, a * b)) ** 0.8;
      const ondule = 1 - 0.02 * Math.sin(v * 24 + graine) * a;
      out.set(
        (s - 0.5) * largeur * ondule,
        v * hauteur + 3 * Math.sin(s * 17 + graine) * (v - 0.5),
        sens * bosse + pli * Math.min(1, a * b * 6) + 0.6 * sens,
      );
    },
    2,
  );
}
