/** Brushcutters: engine behind, long shaft, cow-horn handles, disc under its guard. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { latheX, secteurZ } from '../geometrie/tours.ts';
import { acierBruni, anodise } from '../matieres/metaux.ts';
import { caoutchouc, plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { coque, signature } from '../pieces/coque.ts';
import { lameScie } from '../pieces/lame-circulaire.ts';
import { union, without } from '../sdf/champ.ts';
import { block, cylinder } from '../sdf/corps.ts';

export default defineModele({
  nom: 'debroussailleuse',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    /** Cubic centimetres: the size of the engine. */
    cylindree: choix('33.5', '45.7'),
  }),
  extremes: [
    { marque: 'durandal', cylindree: '45.7' },
    { marque: 'takiro', cylindree: '33.5' },
  ],
  prise: { azimut: 0.3, elevation: 0.24, cadre: 0.92 },
  construire({ marque, cylindree }) {
    const k = cylindree === '45.7' ? 1.16 : 1;
    const corps = without(
      1,
      union(
        14,
        block([-700, 10, 0], [74 * k, 66 * k, 62 * k], 30),
        cylinder([-610, 0, 0], 'x', 56 * k, 40, 18),
        block([-714, 62 * k, 0], [54 * k, 34, 52 * k], 22),
      ),
      fentes({
        x: -744,
        y: 14,
        pas: 15,
        nombre: 5,
        hauteur: 56,
        profondeur: [50 * k, 110],
        largeur: 7,
      }),
    );
    const moule = coque({
      marque,
      corps,
      souple: (x) => -576 - x,
      sombre: (_x, y) => y + 24,
      min: [-810, -90, -92],
      max: [-552, 132, 92],
      pas: 2.6,
      joint: false,
    });
    const machine = groupe(
      moule.objet,
      piece(
        latheX(
          [
            [0, -580],
            [14, -580],
            [14, 430, 1],
            [0, 430],
          ],
          32,
        ),
        anodise(),
      ),
      piece(
        latheX(
          [
            [14, -560],
            [22, -556, 3],
            [22, -380, 3],
            [14, -376],
          ],
          32,
        ),
        caoutchouc('#26282c'),
      ),
      ...guidon(teinteOf(marque).teinte),
      piece(box(130, 44, 110, 16), plastiqueBrillant('#e4e1d6'), { position: [-700, -80 * k, 0] }),
      piece(
        lathe([
          [0, 0],
          [16, 0],
          [16, 10, 2],
          [0, 11],
        ]),
        plastique('#26282c'),
        { position: [-650, -62 * k, 60], rotation: [1, 0, 0] },
      ),
      signature(moule.champ, marque, { x: -690, y: 44, largeur: 104 }),
      ...outil(),
    );
    return groupe(poser(machine, { rotation: [0, 0, -0.5] }));
  },
});

/** Handlebar across the shaft, grips at its ends. */
function guidon(couleur: string) {
  const barre = curve([
    [-210, 150, 250],
    [-190, 120, 200],
    [-160, 40, 110],
    [-150, 20, 0],
    [-160, 40, -110],
    [-190, 120, -200],
    [-210, 150, -250],
  ]);
  const grip = (s: number) =>
    tube(
      curve([
        [-228, 180, s * 300],
        [-210, 150, s * 250],
        [-196, 130, s * 214],
      ]),
      18,
      { pas: 24 },
    );
  return [
    piece(tube(barre, 10, { pas: 90 }), anodise()),
    piece(merge(grip(1), grip(-1)), caoutchouc('#26282c')),
    piece(box(60, 40, 40, 10), plastique(couleur), { position: [-150, 12, 0] }),
  ];
}

/** Gear head, disc and guard, level when the shaft leans. */
function outil() {
  const tete = groupe(
    piece(
      lathe([
        [0, -40],
        [24, -40, 2],
        [30, -20, 6],
        [28, 20, 10],
        [0, 30],
      ]),
      anodise(),
    ),
    poser(lameScie(255, 24, 3), { position: [0, -46, 0], rotation: [-Math.PI / 2, 0, 0] }),
    piece(
      lathe([
        [0, -62],
        [30, -60, 6],
        [34, -50, 3],
        [0, -50],
      ]),
      acierBruni(),
    ),
    piece(
      secteurZ(
        [
          [30, 0],
          [190, 0, 14],
          [206, -44, 6],
          [202, -44],
          [186, -5, 12],
          [30, -5],
        ],
        Math.PI * 0.7,
        Math.PI * 1.3,
      )
        .rotateX(-Math.PI / 2)
        .translate(0, -26, 0),
      plastique('#26282c'),
    ),
  );
  return [poser(tete, { position: [440, 0, 0], rotation: [0, 0, 0.42] })];
}
