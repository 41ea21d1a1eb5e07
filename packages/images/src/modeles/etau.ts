/** Bench vices: cast body on a swivel base, steel jaws, screw and bar, anvil behind. */
import * as Type from 'typebox';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { disc, holes, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBrut, chromeMat, epoxy } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive, encreVive } from '../pieces/manche.ts';
import { union } from '../sdf/champ.ts';
import { block, cylinder, slab } from '../sdf/corps.ts';
import { mesh } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'etau',
  params: Type.Object({ marque: choix(...CODES_MARQUE) }),
  extremes: [{ marque: 'durandal' }, { marque: 'stahlmann' }, { marque: 'outibel' }],
  prise: { azimut: 0.55, elevation: 0.34 },
  construire({ marque }) {
    const fonte = epoxy(couleurVive(marque));
    // Seen from its side: jaws along z, the screw along x, opening to the right.
    const corps = union(
      14,
      slab(
        [
          [-96, 92],
          [-40, 92],
          [-34, 132],
          [-6, 132],
          [-6, 60],
          [6, 30],
          [-86, 30],
          [-94, 70],
        ],
        0,
        40,
        8,
      ),
      block([-20, 118, 0], [14, 16, 62], 5),
      cylinder([-44, 34, 0], 'y', 48, 16, 6),
      block([-100, 86, 0], [22, 9, 34], 4),
    );
    const mobile = union(
      10,
      block([26, 118, 0], [14, 16, 62], 5),
      slab(
        [
          [14, 104],
          [40, 132],
          [56, 120],
          [66, 86],
          [66, 52],
          [12, 52],
        ],
        0,
        36,
        9,
      ),
    );
    const mors = box(9, 24, 124, 1);
    const stries = repeat(
      box(1.2, 22, 1, 0.2),
      Array.from({ length: 26 }, (_, i) => ({
        position: [0, 0, -58 + i * 4.64] as const,
        rotation: [0.5, 0, 0] as const,
      })),
    );
    const embase = holes(rectangle(150, 150, 40), 7, [
      [-52, -52],
      [52, -52],
      [-52, 52],
      [52, 52],
    ]);
    return groupe(
      piece(mesh(corps, [-136, 8, -74], [22, 146, 74], 2.6), fonte),
      piece(mesh(mobile, [0, 38, -74], [80, 146, 74], 2.6), fonte),
      piece(
        merge(
          extrudeUp(embase, 18, { chanfrein: 3 }).translate(-44, 0, 0),
          extrudeUp(disc(56), 8, { chanfrein: 2 }).translate(-44, 16, 0),
        ),
        fonte,
      ),
      piece(
        merge(mors.clone().translate(-3, 122, 0), mors.clone().translate(9, 122, 0)),
        acierBrut(),
      ),
      piece(
        merge(stries.clone().translate(1.6, 122, 0), stries.clone().translate(4.6, 122, 0)),
        acierBrut(),
      ),
      piece(box(120, 40, 42, 3), acierBrut(), { position: [-20, 74, 0] }),
      piece(
        merge(
          lathe([
            [15, 60],
            [15, 72, 2],
            [22, 76, 2],
            [22, 110, 4],
            [12, 114, 2],
            [0, 115],
          ])
            .rotateZ(-Math.PI / 2)
            .translate(0, 76, 0),
          lathe(
            [
              [0, -104],
              [6, -104],
              [6, 104],
              [0, 104],
            ],
            24,
          )
            .rotateX(1.25)
            .translate(94, 76, 0),
          ...[-1, 1].map((k) =>
            lathe(
              [
                [0, -9],
                [9, -7, 3],
                [9, 7, 3],
                [0, 9],
              ],
              24,
            )
              .translate(0, k * 104, 0)
              .rotateX(1.25)
              .translate(94, 76, 0),
          ),
        ),
        chromeMat(),
      ),
      piece(
        extrude(
          roundedPolygon([
            [-8, 0, 3],
            [8, 0, 3],
            [8, 12, 3],
            [-8, 12, 3],
          ]),
          60,
          { chanfrein: 2 },
        )
          .rotateY(0)
          .translate(-44, 22, 44),
        acierBrut(),
      ),
      piece(plan(70, 17.5), decalque(logo(marque, encreVive(marque))), { position: [-50, 74, 41] }),
    );
  },
});
