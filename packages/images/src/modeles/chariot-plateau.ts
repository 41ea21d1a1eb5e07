/** Platform trolleys: plywood deck in a steel frame, one back, two, or four mesh sides. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { bois } from '../matieres/bois.ts';
import { epoxy, zincBlanc } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive } from '../pieces/manche.ts';
import { roue } from '../pieces/roue.ts';
import { tige } from '../pieces/traverse.ts';

const [L, P, Y] = [1000, 600, 230];

export default defineModele({
  nom: 'chariot-plateau',
  params: Type.Object({
    dossiers: choix('un', 'deux', 'ridelles'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { dossiers: 'un', marque: 'rackor' },
    { dossiers: 'deux', marque: 'levax' },
    { dossiers: 'ridelles', marque: 'rackor' },
  ],
  prise: { azimut: 0.55, elevation: 0.3 },
  construire({ dossiers, marque }) {
    const peinture = epoxy(couleurVive(marque));
    const backs = dossiers === 'un' ? [-1] : [-1, 1];
    const arceaux = backs.flatMap((k) => [
      tube(
        curve([
          [k * (L / 2 - 16), Y, -P / 2 + 30],
          [k * (L / 2 - 14), Y + 620, -P / 2 + 34],
          [k * (L / 2 - 10), Y + 720, -P / 2 + 90],
          [k * (L / 2 - 10), Y + 726, 0],
          [k * (L / 2 - 10), Y + 720, P / 2 - 90],
          [k * (L / 2 - 14), Y + 620, P / 2 - 34],
          [k * (L / 2 - 16), Y, P / 2 - 30],
        ]),
        16,
        { pas: 100, cotes: 18 },
      ),
      tige([k * (L / 2 - 14), Y + 330, -P / 2 + 32], [k * (L / 2 - 14), Y + 330, P / 2 - 32], 11),
    ]);
    const grille = dossiers === 'ridelles' ? treillis() : [];
    return groupe(
      piece(
        box(L - 24, 18, P - 24, 2).translate(0, Y + 4, 0),
        bois('bouleau', { fil: 'x', travers: 'z', vernis: 0.3 }),
      ),
      piece(
        merge(
          ...[-1, 1].map((z) => box(L, 46, 16, 4).translate(0, Y - 4, z * (P / 2 - 8))),
          ...[-1, 1].map((x) => box(16, 46, P, 4).translate(x * (L / 2 - 8), Y - 4, 0)),
          ...arceaux,
        ),
        peinture,
      ),
      ...(grille.length > 0 ? [piece(merge(...grille), zincBlanc())] : []),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          poser(
            groupe(
              poser(roue(160, 44, 'caoutchouc-gris'), { position: [x > 0 ? -24 : 0, 80, 0] }),
              piece(
                merge(
                  box(120, 10, 96, 3).translate(0, 196, 0),
                  ...[-1, 1].map((k) => box(70, 118, 5, 2).translate(x > 0 ? -12 : 0, 138, k * 30)),
                ),
                zincBlanc(),
              ),
            ),
            {
              position: [x * (L / 2 - 120), 0, z * (P / 2 - 90)],
              rotation: [0, x > 0 ? 0.5 : 0, 0],
            },
          ),
        ),
      ),
    );
  },
});

/** Wire mesh on the two long sides, framed. */
function treillis(): BufferGeometry[] {
  return [-1, 1].flatMap((z) => [
    ...Array.from({ length: 14 }, (_, i) =>
      tige(
        [-L / 2 + 40 + i * 70.8, Y + 10, z * (P / 2 - 20)],
        [-L / 2 + 40 + i * 70.8, Y + 560, z * (P / 2 - 20)],
        3,
        8,
      ),
    ),
    ...Array.from({ length: 8 }, (_, i) =>
      tige(
        [-L / 2 + 20, Y + 40 + i * 70, z * (P / 2 - 20)],
        [L / 2 - 20, Y + 40 + i * 70, z * (P / 2 - 20)],
        3,
        8,
      ),
    ),
    tige([-L / 2 + 14, Y + 570, z * (P / 2 - 20)], [L / 2 - 14, Y + 570, z * (P / 2 - 20)], 11),
  ]);
}
