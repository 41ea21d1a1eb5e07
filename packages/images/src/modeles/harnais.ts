/** Fall-arrest harnesses as they hang: shoulder straps crossed behind, chest strap, leg loops, belt. */
import type { BufferGeometry, Material, Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';
import { anneauD, sangle } from '../pieces/attaches.ts';

export default defineModele({
  nom: 'harnais',
  params: Type.Object({ accroche: choix('dorsal', 'dorsal-sternal', 'ceinture') }),
  extremes: [{ accroche: 'dorsal-sternal' }, { accroche: 'dorsal' }, { accroche: 'ceinture' }],
  prise: { azimut: 0.3, elevation: 0.08, cadre: 0.92, sol: false },
  construire({ accroche }) {
    const rouge = textile('#c22a2f', 'toile');
    const noir = textile('#2a2c30', 'toile');
    const boucle = (x: number, y: number, z: number, tour = 0) =>
      poser(reglage(), { position: [x, y, z], rotation: [0, tour, 0] });
    const parts = [1, -1].flatMap((s) => [
      // Down the chest, over a padded shoulder, crossed behind.
      piece(
        sangle([
          [s * 100, 604, 4],
          [s * 104, 540, 84],
          [s * 94, 390, 116],
          [s * 106, 220, 112],
          [s * 134, 70, 76],
        ]),
        rouge,
      ),
      piece(
        sangle([
          [s * 100, 604, 4],
          [s * 62, 540, -84],
          [0, 440, -108],
          [-s * 72, 300, -110],
          [-s * 132, 120, -84],
          [-s * 150, 40, 0],
        ]),
        noir,
      ),
      piece(
        sangle(
          [
            [s * 106, 500, 98],
            [s * 108, 560, 74],
            [s * 104, 612, 8],
            [s * 76, 572, -70],
            [s * 54, 520, -94],
          ],
          62,
          9,
        ),
        noir,
      ),
      poser(cuisse(s, noir), { position: [s * 92, -86, -6] }),
      boucle(s * 96, 330, 118, s * 0.3),
      boucle(s * 128, 96, 90, s * 0.8),
    ]);
    return groupe(
      ...parts,
      piece(
        sangle(
          [
            [-96, 424, 114],
            [0, 418, 130],
            [96, 424, 114],
          ],
          40,
        ),
        noir,
      ),
      boucle(0, 418, 132),
      piece(plaque(), plastique('#2c2e33'), { position: [0, 446, -112] }),
      poser(anneauD(), { position: [0, 470, -122] }),
      piece(
        sangle([
          [-150, 50, 10],
          [-128, 0, -84],
          [0, -34, -126],
          [128, 0, -84],
          [150, 50, 10],
        ]),
        rouge,
      ),
      ...(accroche === 'dorsal-sternal'
        ? [-62, 62].map((x) =>
            poser(anneauD(54), { position: [x, 428, 130], rotation: [0.2, 0, 0] }),
          )
        : []),
      ...(accroche === 'ceinture' ? ceinture(noir, boucle(0, 130, 142)) : []),
    );
  },
});

/** A bar buckle: frame and middle bar. */
function reglage(): Object3D {
  const cadre = hole(rectangle(66, 44, 7), rectangle(50, 30, 3));
  return piece(
    merge(
      extrude(cadre, 5, { chanfrein: 1.6 }).translate(0, 0, -1),
      box(56, 7, 5, 2).translate(0, 0, 3),
    ),
    zincBlanc(),
  );
}

/** Round the thigh, higher on the hip than between the legs. */
function cuisse(s: number, matiere: Material): Object3D {
  return piece(
    sangle(
      Array.from({ length: 15 }, (_, i) => {
        const a = (i / 14) * Math.PI * 2;
        return [76 * Math.cos(a), 62 * s * Math.cos(a) + 6, 84 * Math.sin(a)] as const;
      }),
    ),
    matiere,
  );
}

function plaque(): BufferGeometry {
  return extrude(rectangle(84, 92, 16), 8, { chanfrein: 2.4 }).translate(0, 0, -8);
}

/** A padded belt with its side rings. */
function ceinture(matiere: Material, boucle: Object3D): Object3D[] {
  const autour = Array.from({ length: 19 }, (_, i) => {
    const a = (i / 18) * Math.PI * 2 + Math.PI / 2;
    return [156 * Math.cos(a), 130, 136 * Math.sin(a)] as const;
  });
  return [
    piece(sangle(autour, 45, 5), matiere),
    piece(sangle(autour.slice(4, 15), 96, 12), matiere),
    boucle,
    ...[1, -1].map((s) =>
      poser(anneauD(60), { position: [s * 160, 142, 20], rotation: [0, s * 1.3, 0] }),
    ),
  ];
}
