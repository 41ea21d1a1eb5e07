/** Plasterers' floats and notched trowels: a stainless blade under an open handle. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { disc, roundedPolygon, type Point2 } from '../geometrie/contours.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { bois } from '../matieres/bois.ts';
import { anodise, chromeMat, inoxBrosse } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE, type Marque } from '../nuancier.ts';
import { manche, poigneeOf } from '../pieces/manche.ts';
import { regions } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'platoir',
  params: Type.Object({
    longueur: mesure(270, 510),
    /** Side of the square notches; 0 for a smooth float. */
    denture: mesure(0, 12),
    manche: choix('frene', 'bimatiere'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { longueur: 280, denture: 0, manche: 'bimatiere', marque: 'bastide' },
    { longueur: 500, denture: 0, manche: 'frene', marque: 'neutre' },
    { longueur: 280, denture: 10, manche: 'frene', marque: 'neutre' },
    { longueur: 480, denture: 4, manche: 'bimatiere', marque: 'karbex' },
  ],
  prise: { azimut: 0.55, elevation: 0.5 },
  construire({ longueur, denture, manche: matiere, marque }) {
    const [l, w] = [longueur / 2, 60];
    return groupe(
      piece(extrudeUp(lame(l, w, denture), 1.6, { chanfrein: 0.3 }), inoxBrosse('x')),
      piece(
        merge(
          box(longueur * 0.8, 6, 24, 2.6).translate(0, 4.4, 0),
          ...[-1, 1].map((x) => box(20, 44, 16, 6).translate(x * 70, 24, 0)),
        ),
        anodise(),
      ),
      piece(
        merge(
          ...Array.from({ length: 6 }, (_, i) =>
            extrudeUp(disc(3), 1.4, { chanfrein: 0.5 }).translate(
              (i - 2.5) * longueur * 0.13,
              7.2,
              0,
            ),
          ),
        ),
        chromeMat(),
      ),
      poignee(matiere, marque),
    );
  },
});

/** Notches along one long side and one end. */
function lame(l: number, w: number, d: number) {
  if (d === 0)
    return roundedPolygon([
      [-l, -w, 3],
      [l, -w, 3],
      [l, w, 3],
      [-l, w, 3],
    ]);
  const cote: Point2[] = [];
  for (let x = -l + d; x < l - d * 1.5; x += 2 * d)
    cote.push([x, -w], [x, -w + d], [x + d, -w + d], [x + d, -w]);
  const bout: Point2[] = [];
  for (let y = -w + d * 1.5; y < w - d * 1.5; y += 2 * d)
    bout.push([l, y], [l - d, y], [l - d, y + d], [l, y + d]);
  return roundedPolygon([[-l, -w], ...cote, [l, -w], ...bout, [l, w], [-l, w]]);
}

function poignee(matiere: 'frene' | 'bimatiere', marque: Marque): Object3D {
  const geometry = manche({
    profil: [
      [0, -78],
      [12, -78, 3],
      [15, -62, 10],
      [16.5, 0, 40],
      [15, 62, 10],
      [12, 78, 3],
      [0, 78],
    ],
    ovale: 1.1,
    rangs: 60,
  });
  const pose = { position: [0, 54, 0] as const, rotation: [0, 0, -Math.PI / 2] as const };
  if (matiere === 'frene')
    return piece(geometry, bois('frene', { fil: 'y', travers: 'x', vernis: 0.35 }), pose);
  return piece(
    regions(geometry, (x, y) => Math.max(Math.abs(y) - 58, x - 6 - 2 * Math.cos(y / 9))),
    poigneeOf(marque),
    pose,
  );
}
