/** Oscillating multi-tools: a slim body, the blade across its nose. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { hole, polygon, disc, type Point2 } from '../geometrie/contours.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBruni, anodise, inoxBrosse } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { batterie18 } from '../pieces/batterie-outil.ts';
import { coque, signature, visCoque } from '../pieces/coque.ts';
import { smoothMax, union, without } from '../sdf/champ.ts';
import { block, capsule, cylinder } from '../sdf/corps.ts';

export default defineModele({
  nom: 'outil-multifonction',
  params: Type.Object({ marque: choix(...CODES_MARQUE), batterie: Type.Boolean() }),
  extremes: [
    { marque: 'krafto', batterie: true },
    { marque: 'outibel', batterie: false },
  ],
  prise: { azimut: 0.55, elevation: 0.26, cadre: 0.88 },
  construire({ marque, batterie }) {
    const corps = without(
      0.8,
      union(
        16,
        capsule([46, 0, 0], [-70, 0, 0], 25, 29),
        cylinder([-118, 0, 0], 'x', 29, 40, 10),
        block([-158, -6, 0], [14, 38, 35], 9),
      ),
      fentes({ x: -136, y: 4, pas: 7, nombre: 4, hauteur: 24, profondeur: [22, 60] }),
    );
    const moule = coque({
      marque,
      corps,
      souple: (x, y) => smoothMax(smoothMax(-x - 84, x - 34, 8), -2 - y + x * 0.06, 6),
      sombre: (x) => x + 150,
      stries: (x, _y, z) => x * 0.9 + Math.abs(z) * 0.2,
      min: [-184, -56, -46],
      max: [84, 42, 46],
      pas: 1.3,
    });
    return groupe(
      moule.objet,
      piece(
        lathe([
          [0, -34],
          [15, -34, 1],
          [17, -20, 2],
          [22, -6, 6],
          [22, 12, 8],
          [12, 20, 5],
          [0, 20],
        ]),
        anodise(),
        { position: [70, 0, 0] },
      ),
      piece(
        lathe([
          [0, -48],
          [8, -48, 1],
          [9, -44, 1],
          [16, -43, 1],
          [16, -35, 1],
          [0, -35],
        ]),
        acierBruni(),
        { position: [70, 0, 0] },
      ),
      piece(lame(), inoxBrosse('z'), { position: [70, -41, 0] }),
      piece(
        merge(box(8, 8, 30, 3).translate(52, 26, 0), box(26, 5, 12, 2).translate(40, 27, 0)),
        plastique('#1d1e21'),
      ),
      poser(piece(box(30, 6, 13, 2.4), plastique('#1d1e21')), { position: [-20, 28, 0] }),
      signature(moule.champ, marque, { x: -50, y: -14, largeur: 48 }),
      visCoque(moule.champ, [
        [-104, -16],
        [26, -14],
      ]),
      ...(batterie
        ? [batterie18(marque, '2', { position: [-173, -2, 0], rotation: [0, 0, -Math.PI / 2] })]
        : []),
    );
  },
});

/** Plunge blade: a neck, then a straight row of teeth. */
function lame() {
  const dents = Array.from({ length: 15 }, (_, i): Point2[] => [
    [78, -16 + i * 2.2],
    [81, -15 + i * 2.2],
  ]).flat();
  const shape = polygon([
    [-14, -12],
    [12, -14],
    [40, -11],
    [52, -17],
    [77, -17],
    ...dents,
    [77, 17],
    [52, 17],
    [40, 11],
    [12, 14],
    [-14, 12],
  ]);
  return extrudeUp(hole(shape, disc(5)), 1.8, { chanfrein: 0.3 });
}
