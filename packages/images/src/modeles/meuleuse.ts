/** Angle grinders: disc and guard under a cast head, the grip behind, cord or battery. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { secteurZ } from '../geometrie/tours.ts';
import { acierBruni, anodise, epoxy } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { batterie18 } from '../pieces/batterie-outil.ts';
import { cordonCourt } from '../pieces/cordon.ts';
import { coque, signature, visCoque } from '../pieces/coque.ts';
import { meule } from '../pieces/lame-circulaire.ts';
import { poigneeLaterale } from '../pieces/poignee-machine.ts';
import { mesh } from '../sdf/maillage.ts';
import { smoothMax, smoothstep, union, without } from '../sdf/champ.ts';
import { block, cylinder } from '../sdf/corps.ts';

export default defineModele({
  nom: 'meuleuse',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    energie: choix('filaire', 'batterie', 'nue'),
    disque: choix('125', '230'),
    interrupteur: choix('coulissant', 'homme-mort'),
  }),
  extremes: [
    { marque: 'volmer', energie: 'batterie', disque: '125', interrupteur: 'homme-mort' },
    { marque: 'krafto', energie: 'filaire', disque: '125', interrupteur: 'coulissant' },
    { marque: 'takiro', energie: 'filaire', disque: '230', interrupteur: 'homme-mort' },
  ],
  prise: { azimut: 0.62, elevation: 0.3, cadre: 0.88 },
  construire({ marque, energie, disque, interrupteur }) {
    const grand = disque === '230';
    const k = grand ? 1.36 : 1;
    const r = grand ? 115 : 62.5;
    const fin = grand ? -330 : -225;
    const filaire = energie === 'filaire';
    const corps = carcasse(k, fin, filaire);
    const moule = coque({
      marque,
      corps,
      souple: (x, _y, z) => {
        const galon = Math.abs(z) * 0.25;
        return smoothMax(x + 116 * k + galon, fin + 40 - x, 6);
      },
      sombre: (x) => -38 * k - x,
      stries: (x) => x,
      min: [fin - 30, -60, -60],
      max: [-20 * k, 60, 60],
      pas: grand ? 1.9 : 1.4,
    });
    const bas = -40 * k;
    return groupe(
      moule.objet,
      piece(tete(k), anodise()),
      piece(
        secteurZ(
          [
            [16 * k, -6],
            [r + 7, -6, 4],
            [r + 7, -28, 2],
            [r + 4.6, -28],
            [r + 4.6, -9, 3],
            [16 * k, -8.4],
          ],
          Math.PI * 0.52,
          Math.PI * 1.56,
          64,
        )
          .rotateX(-Math.PI / 2)
          .translate(0, bas + 12, 0),
        epoxy('#3a3d42'),
      ),
      piece(
        lathe([
          [0, bas - 2],
          [17 * k, bas - 2],
          [17 * k, bas + 12, 1],
          [0, bas + 12],
        ]),
        acierBruni(),
      ),
      poser(meule(r * 2), { position: [0, bas - 4, 0], rotation: [Math.PI / 2, 0, 0] }),
      poser(poigneeLaterale(112 * (grand ? 1.15 : 1)), {
        position: [2, 6 * k, -28 * k],
        rotation: [0, Math.PI / 2, 0.16],
      }),
      piece(
        interrupteur === 'coulissant'
          ? merge(
              box(34, 5, 13, 2).translate(-66, 31.6, 8),
              box(20, 4, 11, 1.6).translate(-66, 35, 8),
            )
          : box(92 * k, 13, 17, 5)
              .rotateZ(0.03)
              .translate(-142 * k, grand ? -32 : -29, 0),
        plastique('#1d1e21'),
      ),
      signature(moule.champ, marque, { x: -78 * k, y: 6, largeur: 46 * k }),
      visCoque(moule.champ, [
        [-50 * k, -14],
        [fin + 26, 10],
      ]),
      ...(filaire ? [cordonCourt([fin - 6, 0, 0], bas - 6)] : []),
      ...(energie === 'batterie'
        ? [
            batterie18(marque, '5', {
              position: [fin - 4, -4, 0],
              rotation: [0, 0, -Math.PI / 2],
            }),
          ]
        : []),
    );
  },
});

/** The cast head: gears over the spindle, a flange towards the motor. */
function tete(k: number) {
  const champ = without(
    0.8,
    union(
      9 * k,
      block([2 * k, 2 * k, 0], [24 * k, 22 * k, 24 * k], 16 * k),
      cylinder([0, -16 * k, 0], 'y', 23 * k, 14 * k, 3),
      cylinder([-24 * k, 0, 0], 'x', 30 * k, 8 * k, 3),
    ),
    ...[-1, 1].map((s) => cylinder([2, 6 * k, s * 28 * k], 'z', 5.5, 6, 0.5)),
  );
  return mesh(champ, [-42 * k, -40 * k, -38 * k], [36 * k, 36 * k, 38 * k], 1.4);
}

function carcasse(k: number, fin: number, filaire: boolean) {
  const moteur = cylinder([-70 * k, 0, 0], 'x', 33 * k, 42 * k, 8);
  const milieu = (-100 * k + fin) / 2;
  const grip = cylinder([milieu, 0, 0], 'x', 25 * (k > 1 ? 1.12 : 1), (-100 * k - fin) / 2 + 8, 8);
  const talon = filaire
    ? cylinder([fin + 12, 0, 0], 'x', 30, 20, 9)
    : block([fin + 14, -8, 0], [16, 40, 37], 8);
  const union3 = union(16, moteur, grip, talon);
  return without(
    0.7,
    (x, y, z) => union3(x, y, z) + 0.8 * smoothstep(-130 * k, -150 * k, x) * Math.abs(z / 30),
    fentes({
      x: fin + 4,
      y: 0,
      pas: 7,
      nombre: 3,
      hauteur: 26,
      profondeur: [filaire ? 22 : 32, 60],
    }),
  );
}
