/** Dust extractors: dark tub, head in the maker's colour, hose in front, large wheels behind. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { curve, tube, type Point3 } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { latheX, latheZ } from '../geometrie/tours.ts';
import { zincBlanc } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { chiffre, coque, pose, signature } from '../pieces/coque.ts';
import { smoothMax, union, without } from '../sdf/champ.ts';
import { block, capsule } from '../sdf/corps.ts';

export default defineModele({
  nom: 'aspirateur',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    /** Litres: the height of the tub. */
    /** Height of the tank, millimetres. */
    hauteur: mesure(190, 290),
    classe: choix('l', 'm', 'h'),
  }),
  extremes: [
    { marque: 'rothbeck', hauteur: 220, classe: 'm' },
    { marque: 'volmer', hauteur: 290, classe: 'l' },
  ],
  prise: { azimut: 0.55, elevation: 0.26 },
  construire({ marque, hauteur: h, classe }) {
    const tete = h + 60;
    const corps = without(
      1,
      union(
        6,
        block([0, h / 2 + 40, 0], [230, h / 2, 170], 34),
        block([0, tete + 52, 0], [226, 74, 166], 36),
        capsule([-150, tete + 130, -90], [-150, tete + 130, 90], 15),
        capsule([-150, tete + 130, 90], [-150, tete + 90, 110], 15),
        capsule([-150, tete + 130, -90], [-150, tete + 90, -110], 15),
      ),
      block([0, tete - 12, 0], [300, 3.4, 300], 1),
      ...[-1, 1].map((s) => block([0, h * 0.55, s * 174], [150, h * 0.26, 6], 5)),
      block([20, tete + 128, 0], [130, 22, 120], 14),
      fentes({
        x: -150,
        y: tete + 44,
        pas: 16,
        nombre: 6,
        hauteur: 60,
        profondeur: [150, 200],
        largeur: 7,
      }),
    );
    const moule = coque({
      marque,
      corps,
      souple: (x, y) => smoothMax(tete + 122 - y, x + 128, 3),
      sombre: (_x, y) => Math.min(y - tete + 12, tete + 104 - y),
      min: [-250, 24, -190],
      max: [250, tete + 168, 190],
      pas: 4.4,
      joint: false,
    });
    const tuyau: Point3[] = [
      [226, h * 0.62, 40],
      [300, h * 0.6, 60],
      [330, h * 0.3, 120],
      [250, 34, 210],
      [40, 26, 262],
      [-170, 26, 232],
      [-260, 26, 120],
    ];
    return groupe(
      moule.objet,
      piece(
        tube(curve(tuyau), 22, {
          pas: 380,
          cotes: 16,
          taille: (t) => (Math.floor(t * 190) % 2 ? 1 : 0.88),
        }),
        caoutchouc('#2a2c30'),
      ),
      piece(
        latheX([
          [0, 214],
          [46, 214],
          [46, 232, 4],
          [30, 238, 3],
          [28, 252],
          [0, 252],
        ]),
        plastique('#26282c'),
        { position: [0, h * 0.62, 40] },
      ),
      ...roues(),
      piece(
        merge(
          box(26, 70, 16, 6).translate(120, tete - 8, 172),
          box(26, 70, 16, 6).translate(-120, tete - 8, 172),
        ),
        plastique('#26282c'),
      ),
      piece(
        latheX([
          [0, 222],
          [26, 222],
          [26, 232, 3],
          [20, 240, 3],
          [0, 241],
        ]),
        plastique('#26282c'),
        { position: [0, tete + 50, -60] },
      ),
      signature(moule.champ, marque, { x: 74, y: tete + 62, largeur: 176 }),
      pose(moule.champ, chiffre(classe.toUpperCase(), '#f2c230'), {
        x: -8,
        y: h * 0.55,
        largeur: 150,
        hauteur: 56,
      }),
    );
  },
});

function roues() {
  const roue = (r: number, l: number) =>
    latheZ(
      [
        [0, -l],
        [r * 0.7, -l, 4],
        [r, -l + 4, 6],
        [r, l - 4, 6],
        [r * 0.8, l, 4],
        [r * 0.66, l - 5, 3],
        [r * 0.3, l - 5, 3],
        [r * 0.2, l, 2],
        [0, l],
      ],
      56,
    );
  return [
    piece(
      merge(roue(74, 18).translate(-166, 74, 182), roue(74, 18).translate(-166, 74, -182)),
      caoutchouc('#2a2c30'),
    ),
    piece(
      merge(roue(30, 12).translate(170, 30, 130), roue(30, 12).translate(170, 30, -130)),
      caoutchouc('#1f2023'),
    ),
    piece(
      merge(
        box(50, 10, 44, 3).translate(170, 60, 130),
        box(50, 10, 44, 3).translate(170, 60, -130),
      ),
      zincBlanc(),
    ),
  ];
}
