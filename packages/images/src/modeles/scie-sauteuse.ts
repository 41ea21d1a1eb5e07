/** Jigsaws: held by a bow over the motor, or by the body itself. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBruni, anodise, hss, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { batterie18 } from '../pieces/batterie-outil.ts';
import { coque, signature, visCoque } from '../pieces/coque.ts';
import { lameDroite } from '../pieces/lame-droite.ts';
import { gachette } from '../pieces/poignee-machine.ts';
import { smoothMax, union, without } from '../sdf/champ.ts';
import { block, capsule, cylinder } from '../sdf/corps.ts';

export default defineModele({
  nom: 'scie-sauteuse',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    poignee: choix('champignon', 'etrier'),
    batterie: Type.Boolean(),
  }),
  extremes: [
    { marque: 'volmer', poignee: 'etrier', batterie: true },
    { marque: 'krafto', poignee: 'champignon', batterie: false },
  ],
  prise: { azimut: 0.55, elevation: 0.2 },
  construire({ marque, poignee, batterie }) {
    const etrier = poignee === 'etrier';
    const moule = carcasse(marque, etrier);
    const lame = extrudeUp(hole(rectangle(168, 78, 9), rectangle(44, 12, 4, 60, 0)), 4);
    return groupe(
      moule.objet,
      piece(lame, anodise(), { position: [4, 0, 0] }),
      piece(
        merge(box(70, 56, 32, 4).translate(-16, 30, 0), box(40, 22, 40, 4).translate(34, 14, 0)),
        zincBlanc(),
      ),
      piece(
        lathe([
          [0, 14],
          [7, 14, 1],
          [7, 44, 1],
          [0, 44],
        ]),
        acierBruni(),
        { position: [58, -4, 0] },
      ),
      piece(lameDroite(92, 8, 4), hss(), {
        position: [58, 16, 0],
        rotation: [0, 0, -Math.PI / 2],
      }),
      piece(
        merge(
          box(2.4, 34, 2.4, 1).translate(78, 20, 15),
          box(2.4, 34, 2.4, 1).translate(78, 20, -15),
          box(2.4, 2.4, 32, 1).translate(78, 4.4, 0),
        ),
        hss(),
      ),
      ...(etrier ? [gachette(26, 13)({ position: [6, 152, 0], rotation: [0, 0, 0.25] })] : []),
      ...(etrier
        ? []
        : [piece(box(34, 5, 12, 2), plastique('#1d1e21'), { position: [18, 84, 29] })]),
      signature(moule.champ, marque, { x: -6, y: etrier ? 78 : 54, largeur: 66 }),
      visCoque(moule.champ, [
        [38, 46],
        [-52, 66],
        [40, 92],
      ]),
      ...(batterie
        ? [
            poser(batterie18(marque, '4'), {
              position: [-100, etrier ? 96 : 66, 0],
              rotation: [0, 0, -Math.PI / 2],
            }),
          ]
        : []),
    );
  },
});

function carcasse(marque: Parameters<typeof signature>[1], etrier: boolean) {
  const y = etrier ? 80 : 66;
  const avant = block([46, etrier ? 66 : 60, 0], [32, etrier ? 46 : 38, 27], 18);
  const moteur = cylinder([-22, y, 0], 'x', etrier ? 31 : 33, 66, 16);
  const dos = block([-84, etrier ? 92 : 66, 0], [15, etrier ? 50 : 38, 35], 10);
  const arceau = union(
    12,
    capsule([44, 104, 0], [32, 160, 0], 17, 17),
    capsule([32, 160, 0], [-70, 156, 0], 17, 19),
    capsule([-70, 156, 0], [-84, 116, 0], 19, 20),
  );
  const corps = without(
    0.8,
    etrier ? union(12, avant, moteur, dos, arceau) : union(14, avant, moteur, dos),
    fentes({ x: -62, y, pas: 7.5, nombre: 4, hauteur: 26, profondeur: [24, 60] }),
    block([58, 10, 0], [9, 26, 9], 4),
  );
  return coque({
    marque,
    corps,
    souple: (x, b, z) =>
      etrier
        ? capsule([28, 166, 0], [-66, 162, 0], 17.5, 19)(x, b, z)
        : smoothMax(y + 8 - b, smoothMax(x - 52, -70 - x, 6), 6),
    sombre: (x) => x + 76,
    stries: (x) => x,
    min: [-112, 4, -46],
    max: [92, etrier ? 190 : 116, 46],
    pas: 1.4,
  });
}
