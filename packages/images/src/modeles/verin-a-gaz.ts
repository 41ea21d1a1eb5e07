/** Gas struts: the painted cylinder, the bright rod, a ball joint on its bracket at each end. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { holes, rectangle } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { chrome, laque, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { COULEURS } from '../nuancier.ts';

export default defineModele({
  nom: 'verin-a-gaz',
  params: Type.Object({
    couleur: choix('gris', 'blanc', 'noir'),
    /** Between the joints, millimetres. */
    longueur: mesure(200, 400),
  }),
  extremes: [
    { couleur: 'gris', longueur: 245 },
    { couleur: 'noir', longueur: 355 },
  ],
  prise: { azimut: 0.72, elevation: 0.7, cadre: 0.9 },
  construire({ couleur, longueur }) {
    const tube = longueur * 0.56;
    const corps = lathe([
      [0, 14],
      [5, 14, 0.6],
      [7.6, 16, 1.4],
      [7.6, tube, 1],
      [5.2, tube + 3, 1],
      [3, tube + 3.4],
    ]);
    const tige = lathe([
      [3, tube],
      [3, longueur - 12],
    ]);
    const nez = lathe([
      [3.2, tube + 2],
      [4.6, tube + 2.4, 0.4],
      [4.6, tube + 5, 0.6],
      [3.2, tube + 5.4],
    ]);
    const coucher = { rotation: [0, 0, -Math.PI / 2] } as const;
    return groupe(
      piece(corps, laque(couleur === 'gris' ? '#8d9196' : COULEURS[couleur]), coucher),
      piece(tige, chrome(), coucher),
      piece(merge(nez, rotule(0), rotule(longueur)), plastique('#2c2e32'), coucher),
      piece(merge(ferrure(0), ferrure(longueur)), zincBlanc()),
    );
  },
});

/** A socket that snaps on a ball, along y about the joint. */
function rotule(y: number): BufferGeometry {
  const sens = y === 0 ? 1 : -1;
  const manchon = lathe([
    [0, 4],
    [5.2, 5, 1],
    [4.8, 15, 0.8],
    [0, 15.4],
  ]);
  const noix = lathe([
    [0, -6],
    [5.4, -6, 1],
    [6.6, -2, 2],
    [6.6, 3, 2],
    [4, 5.4, 1],
    [0, 5.6],
  ]).rotateX(Math.PI / 2);
  const tout = merge(manchon, noix);
  return (sens < 0 ? tout.rotateZ(Math.PI) : tout).translate(0, y, 0);
}

/** The ball's stud and its plate, behind the strut. */
function ferrure(x: number): BufferGeometry {
  const plaque = holes(rectangle(16, 42, 6), 2.4, [
    [0, -14],
    [0, 14],
  ]);
  const goujon = lathe([
    [0, -13],
    [4, -13],
    [4, -4],
    [0, -4],
  ]).rotateX(Math.PI / 2);
  return merge(extrude(plaque, 2, { chanfrein: 0.4 }).translate(0, 0, -13), goujon).translate(
    x,
    0,
    0,
  );
}
