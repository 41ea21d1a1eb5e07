/** Hedge trimmers: two rows of teeth as long as told, a bow in front, the grip behind. */
import * as Type from 'typebox';
import { groupe, piece, poser, repeat } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { polygon, roundedPolygon, type Point2 } from '../geometrie/contours.ts';
import { extrude, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBruni, hss, zincBlanc } from '../matieres/metaux.ts';
import { caoutchouc, verre } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { batterie18 } from '../pieces/batterie-outil.ts';
import { coque, signature, visCoque } from '../pieces/coque.ts';
import { gachette } from '../pieces/poignee-machine.ts';
import { union, without } from '../sdf/champ.ts';
import { block, capsule } from '../sdf/corps.ts';

export default defineModele({
  nom: 'taille-haie',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    /** Length of the blade, millimetres. */
    longueur: mesure(500, 750),
    batterie: Type.Boolean(),
  }),
  extremes: [
    { marque: 'takiro', longueur: 600, batterie: true },
    { marque: 'krafto', longueur: 750, batterie: false },
  ],
  prise: { azimut: 0.5, elevation: 0.36, cadre: 0.94 },
  construire({ marque, longueur, batterie }) {
    const corps = without(
      0.8,
      union(
        14,
        block([-10, 50, 0], [74, 36, 44], 20),
        block([60, 32, 0], [40, 20, 40], 14),
        capsule([-70, 92, 0], [-176, 98, 0], 18, 18),
        capsule([-176, 98, 0], [-196, 52, 0], 18, 20),
        capsule([-196, 44, 0], [-78, 40, 0], 18, 22),
        capsule([-60, 60, 0], [-74, 92, 0], 22, 18),
        block([-208, 60, 0], [12, 38, 36], 8),
      ),
      fentes({ x: -52, y: 52, pas: 9, nombre: 5, hauteur: 26, profondeur: [32, 80], largeur: 4 }),
    );
    const moule = coque({
      marque,
      corps,
      souple: (x, y, z) => capsule([-84, 100, 0], [-172, 108, 0], 17.5)(x, y, z),
      sombre: (x, y) => Math.min(y - 30, x + 198),
      stries: (x) => x,
      min: [-234, 4, -58],
      max: [116, 134, 58],
      pas: 1.9,
      joint: false,
    });
    const machine = groupe(
      moule.objet,
      ...lames(longueur),
      piece(
        tube(
          curve([
            [58, 40, 42],
            [70, 108, 86],
            [84, 156, 70],
            [88, 168, 0],
            [84, 156, -70],
            [70, 108, -86],
            [58, 40, -42],
          ]),
          12,
          { pas: 90 },
        ),
        caoutchouc('#26282c'),
      ),
      piece(
        extrude(
          roundedPolygon([
            [-96, -6, 20],
            [-84, 104, 40],
            [84, 104, 40],
            [96, -6, 20],
          ]),
          3,
          { chanfrein: 1 },
        )
          .rotateY(Math.PI / 2)
          .rotateZ(-0.2),
        verre('#9aa4a8', 0.5),
        { position: [108, 14, 0] },
      ),
      gachette(26, 14)({ position: [-108, 82, 0], rotation: [0, 0, 0.06] }),
      signature(moule.champ, marque, { x: 14, y: 64, largeur: 68 }),
      visCoque(moule.champ, [
        [-66, 74],
        [64, 40],
        [-188, 84],
      ]),
      ...(batterie
        ? [batterie18(marque, '4', { position: [-221, 66, 0], rotation: [0, 0, -Math.PI / 2] })]
        : []),
    );
    // Tip down, the blade towards us: what is long runs along the diagonal of the frame.
    return groupe(poser(machine, { rotation: [0.4, 0, -0.3] }));
  },
});

/** Teeth on both sides of a bar, two blades one over the other, half a step apart. */
function lames(longueur: number) {
  const pas = 36;
  const n = Math.floor(longueur / pas);
  const bord = (s: number) =>
    Array.from({ length: n }, (_, i): Point2[] => {
      const x = 100 + i * pas;
      return [
        [x, s * 15],
        [x + 4, s * 33],
        [x + 9, s * 34],
        [x + 15, s * 15],
      ];
    }).flat();
  const contour = polygon([
    ...bord(-1),
    [100 + longueur, -12],
    [104 + longueur, 12],
    ...bord(1).toReversed(),
  ]);
  const lame = extrudeUp(contour, 2.4, { chanfrein: 0.4 });
  return [
    piece(lame, hss(), { position: [0, 15, 0] }),
    piece(lame.clone(), zincBlanc(), { position: [pas / 2, 12.2, 0] }),
    piece(
      repeat(
        lathe([
          [0, 0],
          [6, 0],
          [6, 3, 1],
          [0, 4],
        ]),
        Array.from({ length: Math.floor(n / 3) }, (_, i) => ({
          position: [140 + i * pas * 3, 17, 0] as const,
        })),
      ),
      acierBruni(),
    ),
  ];
}
