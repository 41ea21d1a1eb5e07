/** Trunking: the channel with its punched base, its cover slid aside to show the inside. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { hole, polygon, slot, rectangle } from '../geometrie/contours.ts';
import { extrude, extrudeUp } from '../geometrie/solides.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const COULEURS = { blanc: '#ebeae5', gris: '#9da2a5', marron: '#5f4330' } as const;

export default defineModele({
  nom: 'goulotte',
  params: Type.Object({
    couleur: choix('blanc', 'gris', 'marron'),
    /** Height over width. */
    rapport: mesure(0.3, 1),
  }),
  extremes: [
    { couleur: 'blanc', rapport: 0.5 },
    { couleur: 'gris', rapport: 1 },
    { couleur: 'marron', rapport: 0.4 },
  ],
  prise: { azimut: 0.62, elevation: 0.46, cadre: 0.9 },
  construire({ couleur, rapport }) {
    const w = 60;
    const h = w * rapport;
    const l = 300;
    const e = 1.6;
    const matiere = plastique(COULEURS[couleur], 0.36);
    const auge = polygon([
      [-w / 2, 0],
      [w / 2, 0],
      [w / 2, h - 3],
      [w / 2 - 3, h - 1.6],
      [w / 2 - 3, h - 4],
      [w / 2 - e, h - 5],
      [w / 2 - e, e + 0.6],
      [-w / 2 + e, e + 0.6],
      [-w / 2 + e, h - 5],
      [-w / 2 + 3, h - 4],
      [-w / 2 + 3, h - 1.6],
      [-w / 2, h - 3],
    ]);
    const couvercle = polygon([
      [-w / 2 - 0.3, h - 3.4],
      [-w / 2 + 0.9, h - 3.4],
      [-w / 2 + 0.9, h - 0.8],
      [w / 2 - 0.9, h - 0.8],
      [w / 2 - 0.9, h - 3.4],
      [w / 2 + 0.3, h - 3.4],
      [w / 2 + 0.3, h - 0.2],
      [w / 2 - 0.5, h + 0.7],
      [-w / 2 + 0.5, h + 0.7],
      [-w / 2 - 0.3, h - 0.2],
    ]);
    const fond = rectangle(w - 2 * e, l - 2, 0.4);
    for (let z = -l / 2 + 20; z < l / 2; z += 40) hole(fond, slot([-6, z], [6, z], 2.4));
    return groupe(
      piece(extrude(auge, l, { chanfrein: 0.15 }), matiere),
      piece(
        extrudeUp(fond, 0.6, { chanfrein: 0.1 }).translate(0, e + 0.7, l / 2),
        plastique('#cfcfca'),
      ),
      piece(extrude(couvercle, l * 0.82, { chanfrein: 0.15 }), matiere, {
        position: [0, 0, -l * 0.14],
      }),
    );
  },
});
