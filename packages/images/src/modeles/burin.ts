/** Masons' chisels: a hexagonal bar with a hand guard; flat, pointed or broad. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { merge, piece } from '../geometrie/assemblage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { extrude, hexPrism } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBruni, laque } from '../matieres/metaux.ts';
import { caoutchouc } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { allonger } from '../pieces/pose.ts';

export default defineModele({
  nom: 'burin',
  params: Type.Object({
    forme: choix('plat', 'pointe', 'large'),
    /** Width of the cutting edge; a point has none. */
    largeur: mesure(18, 75),
  }),
  extremes: [
    { forme: 'plat', largeur: 25 },
    { forme: 'pointe', largeur: 18 },
    { forme: 'large', largeur: 70 },
  ],
  prise: { azimut: 0.75, elevation: 0.85 },
  construire({ forme, largeur }) {
    const barre = hexPrism(17, 190, 1.2).translate(0, 80, 0);
    const tete = lathe([
      [8.4, 266],
      [8.8, 270, 1],
      [7.4, 279, 2],
      [0, 280],
    ]);
    const garde = lathe([
      [9, 148],
      [14, 149, 2],
      [15, 168, 4],
      [13.4, 206, 12],
      [16, 226, 6],
      [31, 234, 3],
      [33, 240, 3],
      [31, 246, 3],
      [17, 248, 4],
      [10, 252, 2],
      [9, 252],
    ]);
    return allonger(
      forme === 'pointe' ? 0.3 : -1.3,
      piece(merge(barre, tete), laque('#2b2e33', 0.42)),
      piece(garde, caoutchouc('#c2381f')),
      piece(tranchant(forme, largeur), acierBruni()),
    );
  },
});

/** From the bar at y = 84 down to the edge at 0. */
function tranchant(forme: string, largeur: number): BufferGeometry {
  if (forme === 'pointe') {
    const geometry = hexPrism(17, 84, 0.6);
    pincer(geometry, (t) => [0.14 + 0.86 * t, 0.14 + 0.86 * t]);
    return geometry;
  }
  const w = largeur / 2;
  const plan = roundedPolygon([
    [-8.5, 86],
    [-8.5, 72, 10],
    [-w, forme === 'large' ? 34 : 40, 8],
    [-w, 0],
    [w, 0],
    [w, forme === 'large' ? 34 : 40, 8],
    [8.5, 72, 10],
    [8.5, 86],
  ]);
  const geometry = extrude(plan, 17, { chanfrein: 0.8, finesse: 12 }).translate(0, 0, -8.5);
  pincer(geometry, (t) => [
    1,
    t < 0.14 ? 0.05 + t * 2.1 : 0.34 + 0.66 * ((t - 0.14) / 0.86) ** 1.4,
  ]);
  return geometry;
}

/** Narrows a bar towards y = 0, across x and z. */
function pincer(geometry: BufferGeometry, taille: (t: number) => readonly [number, number]): void {
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    const [kx, kz] = taille(Math.min(1, Math.max(0, position.getY(i) / 84)));
    position.setX(i, position.getX(i) * kx);
    position.setZ(i, position.getZ(i) * kz);
  }
  geometry.computeVertexNormals();
}
