/** Screwdrivers: tip, length of the blade, grip in the maker's colours, insulated or not. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { cross, polygon, roundedPolygon, sixLobes } from '../geometrie/contours.ts';
import { extrude, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBruni, chromeMat } from '../matieres/metaux.ts';
import { bimatiere, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { manche, poigneeOf } from '../pieces/manche.ts';
import { allonger } from '../pieces/pose.ts';
import { regions } from '../sdf/maillage.ts';

const POINTES = ['fente', 'croix', 'torx'] as const;
type Pointe = (typeof POINTES)[number];

export default defineModele({
  nom: 'tournevis',
  params: Type.Object({
    pointe: choix(...POINTES),
    /** Millimetres out of a handle of 108. */
    lame: mesure(60, 180),
    isole: Type.Boolean(),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { pointe: 'croix', lame: 100, isole: false, marque: 'stahlmann' },
    { pointe: 'fente', lame: 180, isole: false, marque: 'durandal' },
    { pointe: 'torx', lame: 60, isole: false, marque: 'outibel' },
    { pointe: 'fente', lame: 100, isole: true, marque: 'neutre' },
  ],
  prise: { azimut: 0.8, elevation: 0.75 },
  construire({ pointe, lame, isole, marque }) {
    const r = 2.2 + lame * 0.012;
    const souple = regions(
      manche({
        profil: [
          [6, 0, 0],
          [12.4, 0.6, 1.5],
          [13.4, 11, 3],
          [10.4, 21, 6],
          [11.4, 36, 10],
          [16.8, 62, 16],
          [17.2, 86, 14],
          [14.4, 104, 9],
          [8, 109, 3],
          [0, 109.4],
        ],
        cotes: 6,
        creux: 0.13,
        entre: [30, 104],
      }),
      // Three long soft panels and the ring that thumbs push.
      (x, y, z) =>
        Math.min(
          Math.max(Math.abs(y - 68) - 32, (0.05 - Math.cos(3 * Math.atan2(x, z))) * 6),
          Math.abs(y - 8) - 5,
        ),
      (_, y) => 103.5 - y,
    );
    const gaine = isole
      ? [
          piece(
            lathe([
              [r + 0.2, -lame + 13],
              [r + 1.5, -lame + 13.4, 0.5],
              [r + 1.7, -6, 2],
              [r + 5, 0],
            ]),
            plastique('#b3221f'),
          ),
        ]
      : [];
    const poignee = isole
      ? bimatiere('#c2261f', { couleurB: '#e3b511', rugositeB: 0.62, couleurC: '#e3b511' })
      : poigneeOf(marque);
    return groupe(
      allonger(
        0.5,
        piece(souple, poignee),
        piece(
          lathe([
            [r, -lame + 11],
            [r, 2],
          ]),
          chromeMat(),
        ),
        piece(bout(pointe, r, lame), acierBruni()),
        ...gaine,
      ),
    );
  },
});

/** The blackened end: flattened, crossed or lobed. */
function bout(pointe: Pointe, r: number, lame: number): BufferGeometry {
  if (pointe === 'fente') {
    const plat = roundedPolygon([
      [-r, 12],
      [-r, 9, 2],
      [-r * 1.5, 4, 3],
      [-r * 1.5, 0],
      [r * 1.5, 0],
      [r * 1.5, 4, 3],
      [r, 9, 2],
      [r, 12],
    ]);
    const geometry = extrude(plat, 2 * r, { chanfrein: 0.2 }).translate(0, -lame, -r);
    const position = geometry.getAttribute('position');
    // Ground thinner towards the edge.
    for (let i = 0; i < position.count; i++) {
      const t = Math.min(1, (position.getY(i) + lame) / 11);
      position.setZ(i, position.getZ(i) * (0.16 + 0.84 * t));
    }
    geometry.computeVertexNormals();
    return geometry;
  }
  const section =
    pointe === 'croix' ? polygon(cross(r * 2.05, r * 0.75)) : polygon(sixLobes(r * 2.05));
  const geometry = extrudeUp(section, 13, { chanfrein: 0.3 }).translate(0, -lame, 0);
  if (pointe === 'torx') return geometry;
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    const t = Math.min(1, 0.25 + (position.getY(i) + lame) / 9);
    position.setXYZ(i, position.getX(i) * t, position.getY(i), position.getZ(i) * t);
  }
  geometry.computeVertexNormals();
  return geometry;
}
