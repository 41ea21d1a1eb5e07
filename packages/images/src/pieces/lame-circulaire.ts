/** Turning blades and discs, facing +z, their middle at the origin. */
import { Vector2, Shape, type Object3D } from 'three';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { disc, hole, slot } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { latheZ } from '../geometrie/tours.ts';
import { acierBruni, inoxBrosse, zincBlanc } from '../matieres/metaux.ts';
import { abrasif } from '../matieres/plastiques.ts';

/** Saw blade with hooked teeth, deep gullets and expansion slots. */
export function lameScie(diametre: number, dents: number, epaisseur = 2): Object3D {
  const r = diametre / 2;
  const creux = Math.min(r * 0.11, (Math.PI * r) / dents);
  const outline: Vector2[] = [];
  for (let i = 0; i < dents; i++) {
    const at = (t: number, rayon: number) => {
      const a = -((i + t) / dents) * Math.PI * 2;
      outline.push(new Vector2(rayon * Math.cos(a), rayon * Math.sin(a)));
    };
    at(0, r);
    at(0.22, r - creux * 0.12);
    at(0.62, r - creux * 0.62);
    at(0.82, r - creux);
    at(0.95, r - creux * 0.86);
  }
  outline.reverse();
  const shape = hole(new Shape(outline), disc(10));
  for (let i = 0; i < 4; i++) {
    const a = (i * Math.PI) / 2 + 0.35;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    hole(shape, slot([r * 0.66 * c, r * 0.66 * s], [r * 0.8 * c, r * 0.8 * s], 1));
  }
  return groupe(
    piece(
      extrude(shape, epaisseur, { chanfrein: 0.2 }).translate(0, 0, -epaisseur / 2),
      inoxBrosse('x'),
    ),
    piece(
      latheZ([
        [0, 0],
        [20, 0],
        [20, epaisseur / 2 + 3, 0.8],
        [11, epaisseur / 2 + 4, 0.8],
        [9, epaisseur / 2 + 8, 1],
        [0, epaisseur / 2 + 8],
      ]),
      acierBruni(),
    ),
  );
}

/** Grinding disc with its dished middle. */
export function meule(diametre: number, couleur = '#3b3d40'): Object3D {
  const r = diametre / 2;
  return groupe(
    piece(
      latheZ(
        [
          [11, -5.5],
          [26, -5.5, 3],
          [34, -1.6, 3],
          [r, -1.6, 0.4],
          [r, 1.6, 0.4],
          [34, 1.6, 3],
          [26, -2.2, 3],
          [11, -2.2],
        ],
        96,
      ),
      abrasif(couleur, 1.4),
    ),
    piece(
      latheZ([
        [0, -2],
        [21, -2],
        [21, 3, 1],
        [14, 4, 1],
        [12, 8, 1],
        [0, 8],
      ]),
      zincBlanc(),
    ),
  );
}
