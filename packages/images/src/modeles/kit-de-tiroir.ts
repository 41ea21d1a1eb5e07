/** Metal-sided drawers: two double-walled sides, with the back and bottom that are cut for them. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, mirror, piece } from '../geometrie/assemblage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { melamine } from '../matieres/bois.ts';
import { metal, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

/** Half the width of the drawer, and its depth. */
const X = 200;
const PROFOND = 460;

export default defineModele({
  nom: 'kit-de-tiroir',
  params: Type.Object({
    finition: choix(...FINITIONS),
    /** Height of the sides, millimetres. */
    hauteur: mesure(70, 220),
  }),
  extremes: [
    { finition: 'laque-anthracite', hauteur: 84 },
    { finition: 'laque-blanc', hauteur: 199 },
    { finition: 'inox-brosse', hauteur: 135 },
  ],
  prise: { azimut: 0.55, elevation: 0.5, cadre: 0.9 },
  construire({ finition, hauteur }) {
    const gris = melamine('#d3d3cf');
    const cotes = cote(hauteur).translate(X, 0, 0);
    const attaches = attache(hauteur).translate(X - 6, 0, 0);
    const coulisse = box(14, 22, PROFOND - 10, 1.5).translate(X - 16, -13, 0);
    return groupe(
      piece(merge(cotes, mirror(cotes, 'x')), metal(finition, 'z')),
      piece(box(2 * X - 14, 16, PROFOND - 12, 0.5).translate(0, 8, -4), gris),
      piece(
        box(2 * X - 20, hauteur - 16, 16, 0.6).translate(0, hauteur / 2 + 4, -PROFOND / 2 + 10),
        gris,
      ),
      piece(merge(attaches, mirror(attaches, 'x')), plastique('#8c9095')),
      piece(merge(coulisse, mirror(coulisse, 'x')), zincBlanc()),
    );
  },
});

/** Double wall with a rounded top and a foot that carries the bottom, along z. */
function cote(hauteur: number): BufferGeometry {
  const profil = roundedPolygon([
    [-16, -1, 0.4],
    [7, -1, 1.5],
    [7, hauteur * 0.28, 3],
    [5.5, hauteur * 0.36, 3],
    [5.5, hauteur - 2, 3],
    [-5.5, hauteur - 2, 3],
    [-6.5, 6, 1],
    [-16, 1.6, 0.4],
  ]);
  return extrude(profil, PROFOND, { chanfrein: 0.6 }).translate(0, 0, -PROFOND / 2);
}

/** What holds the front: a block in the end of each side. */
function attache(hauteur: number): BufferGeometry {
  const z = PROFOND / 2 + 4;
  return merge(
    box(9, hauteur - 12, 10, 1.2).translate(5, hauteur / 2, z - 3),
    box(6, 10, 14, 1).translate(5, hauteur * 0.3, z + 2),
    box(6, 10, 14, 1).translate(5, hauteur * 0.74, z + 2),
  );
}
