/** Screw-in hinges: two barrels on a pin, with threaded shanks for the door and the frame. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal, zincBlanc } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const R = 8;

export default defineModele({
  nom: 'fiche-a-visser',
  params: Type.Object({ finition: choix(...FINITIONS) }),
  extremes: [{ finition: 'zinc-blanc' }, { finition: 'laiton' }, { finition: 'alu-noir' }],
  prise: { azimut: 0.3, elevation: 0.22, cadre: 0.86 },
  construire({ finition }) {
    return groupe(
      piece(merge(corps(1), corps(-1)), metal(finition, 'y')),
      piece(merge(tige(34, 1), tige(13, 1), tige(-22, -1)), zincBlanc()),
    );
  },
});

/** Above or below the joint, with a turned finial. */
function corps(sens: 1 | -1): BufferGeometry {
  const points = [
    [0, 0.6],
    [R, 0.6, 0.6],
    [R, 43, 0.6],
    [R - 1.2, 44, 0.4],
    [R - 1.2, 45.4, 0.4],
    [R, 46.4, 0.6],
    [R, 50, 2],
    [R * 0.5, 54, 3],
    [0, 54.6],
  ] as const;
  const tourne = lathe(points);
  return sens > 0 ? tourne : tourne.rotateX(Math.PI);
}

/** A shank across the barrel, its flat collar and its wood thread. */
function tige(y: number, sens: 1 | -1): BufferGeometry {
  const filets = thread({ diametre: 8, noyau: 5.6, pas: 3, y0: -50, y1: -12, pointe: 5 });
  const col = lathe(
    [
      [2.9, -14],
      [4, -12.6, 0.4],
      [4, 0],
    ],
    32,
  );
  return merge(filets, col)
    .rotateZ(sens * (Math.PI / 2))
    .translate(sens * (R - 1), y, 0);
}
