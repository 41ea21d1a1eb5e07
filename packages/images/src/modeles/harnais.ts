/** Fall-arrest harnesses as they hang: shoulder straps crossed behind, chest strap, leg loops, belt. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { zincBlanc } from '../matieres/metaux.ts';
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
    const boucle = (x: number, y: number, z: number, turn = 0) =>
      piece(box(62, 40, 8, 3), zincBlanc(), { position: [x, y, z], rotation: [0, 0, turn] });
    const parts = [1, -1].flatMap((s) => [
      piece(
        sangle([
          [s * 40, 590, -90],
          [s * 92, 640, -40],
          [s * 110, 630, 30],
          [s * 112, 500, 90],
          [s * 118, 330, 112],
          [s * 128, 150, 96],
          [s * 120, 40, 60],
        ]),
        rouge,
      ),
      piece(
        sangle([
          [s * 40, 590, -90],
          [-s * 10, 480, -108],
          [-s * 80, 300, -110],
          [-s * 126, 120, -80],
          [-s * 122, 40, 20],
        ]),
        noir,
      ),
      piece(
        sangle([
          [s * 118, 50, 60],
          [s * 130, -20, 70],
          [s * 168, -96, 40],
          [s * 180, -130, -30],
          [s * 120, -150, -92],
          [s * 56, -150, -60],
          [s * 40, -120, 10],
          [s * 70, -60, 66],
          [s * 118, 30, 64],
        ]),
        noir,
      ),
      boucle(s * 116, 350, 116, 0.05 * s),
      boucle(s * 122, -20, 78, 0.2 * s),
    ]);
    const ceinture = accroche === 'ceinture';
    return groupe(
      ...parts,
      piece(
        sangle(
          [
            [-114, 430, 104],
            [0, 424, 124],
            [114, 430, 104],
          ],
          40,
        ),
        noir,
      ),
      boucle(0, 425, 126),
      poser(anneauD(), { position: [0, 596, -96] }),
      ...(accroche === 'dorsal-sternal'
        ? [
            poser(anneauD(54), { position: [-66, 436, 124], rotation: [0.2, 0, 0] }),
            poser(anneauD(54), { position: [66, 436, 124], rotation: [0.2, 0, 0] }),
          ]
        : []),
      ...(ceinture
        ? [
            piece(
              sangle(
                [
                  [-150, 110, 60],
                  [-90, 104, 108],
                  [0, 100, 122],
                  [90, 104, 108],
                  [150, 110, 60],
                  [160, 116, -20],
                  [100, 120, -110],
                  [0, 122, -126],
                  [-100, 120, -110],
                  [-160, 116, -20],
                  [-150, 110, 60],
                ],
                70,
                9,
              ),
              noir,
            ),
            boucle(0, 100, 130),
            ...[1, -1].map((s) =>
              poser(anneauD(60), { position: [s * 160, 112, 40], rotation: [0, s * 1.1, 0] }),
            ),
          ]
        : [
            piece(
              sangle(
                [
                  [-122, 60, -78],
                  [0, 40, -116],
                  [122, 60, -78],
                ],
                45,
              ),
              rouge,
            ),
          ]),
    );
  },
});
