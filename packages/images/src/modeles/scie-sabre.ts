/** Reciprocating saws: a long snout in rubber, shoe and blade in front, closed grip behind. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { latheX } from '../geometrie/tours.ts';
import { acierBruni, hss, zincBlanc } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { batterie18 } from '../pieces/batterie-outil.ts';
import { coque, signature, visCoque } from '../pieces/coque.ts';
import { lameDroite } from '../pieces/lame-droite.ts';
import { gachette, manche, mancheSouple, mancheStries } from '../pieces/poignee-machine.ts';
import { smoothMax, smoothMin, union, without } from '../sdf/champ.ts';
import { block, capsule, cylinder, slab } from '../sdf/corps.ts';

const GRIP = { haut: [-126, 18], bas: [-136, -70], rx: 20, rz: 17 } as const;

export default defineModele({
  nom: 'scie-sabre',
  params: Type.Object({ marque: choix(...CODES_MARQUE), batterie: Type.Boolean() }),
  extremes: [
    { marque: 'krafto', batterie: true },
    { marque: 'takiro', batterie: false },
  ],
  prise: { azimut: 0.5, elevation: 0.2, cadre: 0.9 },
  construire({ marque, batterie }) {
    const corps = without(
      0.8,
      union(
        12,
        cylinder([-40, 0, 0], 'x', 36, 58, 14),
        block([30, -4, 0], [44, 32, 30], 18),
        capsule([60, -4, 0], [142, -2, 0], 30, 21),
        manche(GRIP),
        capsule([-100, 10, 0], [-128, 22, 0], 22, 20),
        slab(
          [
            [-176, -96],
            [-174, -78],
            [-110, -66],
            [-74, -74],
            [-64, -96],
          ],
          0,
          34,
          7,
        ),
        capsule([-76, -80, 0], [-52, -22, 0], 15, 20),
      ),
      block([-102, -24, 0], [9, 18, 8.4], 4),
      fentes({ x: -78, y: 2, pas: 8, nombre: 5, hauteur: 28, profondeur: [28, 60] }),
    );
    const dos = mancheSouple(GRIP, 50);
    const moule = coque({
      marque,
      corps,
      souple: (x, y, z) => smoothMin(dos(x, y, z), 58 + y * 0.4 - x, 4),
      sombre: (x, y) => smoothMax(y + 54, x + 40, 3),
      stries: (x, y, z) => (x > 40 ? x * 0.75 : mancheStries(GRIP)(x, y, z)),
      min: [-186, -106, -48],
      max: [172, 50, 48],
      pas: 1.6,
    });
    const machine = groupe(
      moule.objet,
      gachette(36)({ position: [-104, -4, 0], rotation: [0, 0, -0.1] }),
      piece(
        latheX([
          [0, 150],
          [15, 150],
          [15, 178, 2],
          [11, 184, 1],
          [0, 184],
        ]),
        acierBruni(),
      ),
      piece(
        merge(
          extrude(hole(rectangle(58, 46, 8), rectangle(12, 30, 4)), 5)
            .rotateY(Math.PI / 2)
            .translate(194, -4, 0),
          box(52, 4, 16, 1).translate(170, -24, 0),
          box(6, 16, 16, 2).translate(192, -18, 0),
        ),
        zincBlanc(),
      ),
      piece(lameDroite(150, 19, 5, 1.6), hss(), { position: [180, 0, 0] }),
      signature(moule.champ, marque, { x: -2, y: 10, largeur: 76 }),
      visCoque(moule.champ, [
        [38, -20],
        [-58, -22],
        [-132, -52],
        [-158, -86],
      ]),
      ...(batterie ? [batterie18(marque, '5', { position: [-112, -97, 0] })] : []),
    );
    // Nose down, as it works: what is long runs along the diagonal of the frame.
    return groupe(poser(machine, { rotation: [0, 0, -0.32] }));
  },
});
