/** Cordless drill-drivers: torque ring and chuck in front of a short barrel. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { latheX } from '../geometrie/tours.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { chiffre, pose, signature } from '../pieces/coque.ts';
import { mandrin } from '../pieces/mandrin.ts';
import { BATTERIES, pistolet } from '../pieces/pistolet.ts';
import { poigneeLaterale } from '../pieces/poignee-machine.ts';
import { union, without } from '../sdf/champ.ts';
import { cylinder } from '../sdf/corps.ts';

export default defineModele({
  nom: 'perceuse-visseuse',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    tension: choix('18', '12'),
    /** Above 90 Nm: a longer gearbox, and a side handle against its kick. */
    couple: choix('usuel', 'fort'),
    /** A second ring, for masonry. */
    percussion: Type.Boolean(),
    batterie: choix(...BATTERIES),
  }),
  extremes: [
    { marque: 'krafto', tension: '18', couple: 'usuel', percussion: false, batterie: 'forte' },
    { marque: 'volmer', tension: '18', couple: 'fort', percussion: true, batterie: 'aucune' },
    { marque: 'takiro', tension: '12', couple: 'usuel', percussion: false, batterie: 'compacte' },
  ],
  prise: { azimut: 0.5, elevation: 0.12, cadre: 0.88 },
  construire({ marque, tension, couple, percussion, batterie }) {
    const petite = tension === '12';
    const r = petite ? 25.5 : 30;
    const nez = 42 + (couple === 'fort' ? 14 : 0);
    const barillet = without(
      0.7,
      union(
        10,
        cylinder([-22, 0, 0], 'x', r, petite ? 38 : 44, 13),
        cylinder([nez - 26, 0, 0], 'x', r - 3, 26, 4),
      ),
      fentes({ x: -50, y: 4, pas: 7.5, nombre: 4, hauteur: 22, profondeur: [r - 8, r + 12] }),
    );
    const { objet, moule } = pistolet({
      marque,
      tension: petite ? 12 : 18,
      batterie,
      barillet,
      culasse: petite ? -56 : -62,
      min: [-84, -1, -44],
      max: [nez + 18, r + 8, 44],
      rayon: r,
    });
    const bague = nez + (percussion ? 14 : 2);
    return groupe(
      objet,
      piece(
        latheX([
          [0, nez - 3],
          [r - 3.4, nez - 3, 1],
          [r - 3.4, bague, 1],
          [0, bague],
        ]),
        plastique('#3a3d41'),
      ),
      ...(percussion
        ? [
            piece(
              latheX([
                [r - 4, nez + 2],
                [r - 1.4, nez + 2.6, 0.8],
                [r - 1.4, nez + 9, 0.8],
                [r - 4, nez + 10],
              ]),
              plastique(teinteOf(marque).teinte),
            ),
          ]
        : []),
      poser(groupe(...mandrin(0)), { position: [bague, 0, 0], echelle: petite ? 0.84 : 1 }),
      ...(couple === 'fort'
        ? [
            poser(poigneeLaterale(112, 15), {
              position: [nez - 8, -4, -r + 6],
              rotation: [0, 1.35, -0.95],
            }),
          ]
        : []),
      signature(moule.champ, marque, { x: petite ? 0 : 2, y: 10, largeur: petite ? 42 : 50 }),
      pose(moule.champ, chiffre(`${tension} V`), { x: 8, y: -7, largeur: 22, hauteur: 8 }),
    );
  },
});
