/** Impact wrenches: the square drive and the size of the hammer case tell them apart. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { latheX } from '../geometrie/tours.ts';
import { anodise, epoxy } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { signature } from '../pieces/coque.ts';
import { carre } from '../pieces/porte-outil.ts';
import { BATTERIES, pistolet } from '../pieces/pistolet.ts';
import { union, without } from '../sdf/champ.ts';
import { cylinder } from '../sdf/corps.ts';

/** Inches: 3/8 and 1/2 on compact ones, 1/2 and 3/4 on strong ones. */
const COTES = { '3/8': 9.5, '1/2': 12.7, '3/4': 19 } as const;

export default defineModele({
  nom: 'boulonneuse',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    format: choix('compacte', 'forte'),
    carre: choix('3/8', '1/2', '3/4'),
    batterie: choix(...BATTERIES),
  }),
  extremes: [
    { marque: 'volmer', format: 'compacte', carre: '1/2', batterie: 'forte' },
    { marque: 'takiro', format: 'forte', carre: '3/4', batterie: 'aucune' },
  ],
  prise: { azimut: 0.5, elevation: 0.12 },
  construire({ marque, format, carre: pouces, batterie }) {
    const forte = format === 'forte';
    const r = forte ? 37 : 31;
    const nez = forte ? 78 : 40;
    const barillet = without(
      0.7,
      union(8, cylinder([-34, 0, 0], 'x', r - 3, 34, 12), cylinder([10, 0, 0], 'x', r, 18, 5)),
      fentes({ x: -52, y: 4, pas: 7.5, nombre: 3, hauteur: 22, profondeur: [r - 9, r + 10] }),
    );
    const { objet, moule } = pistolet({
      marque,
      tension: 18,
      batterie,
      barillet,
      culasse: -58,
      sombre: (x) => 21 - x,
      min: [-84, -1, -48],
      max: [64, r + 8, 48],
      rayon: r,
    });
    const carter = forte ? anodise() : epoxy('#2e3034');
    return groupe(
      objet,
      piece(
        latheX([
          [0, 26],
          [r + 1, 26, 1],
          [r + 1, 32, 1],
          [r - 1.5, 33.5, 1],
          [r - 1.5, 26 + nez * 0.45, 6],
          [r * 0.7, 26 + nez * 0.82, 6],
          [r * 0.5, 26 + nez * 0.9, 2],
          [r * 0.5, 26 + nez, 1.5],
          [0, 26 + nez],
        ]),
        carter,
      ),
      piece(
        latheX([
          [r - 0.4, 27 + nez * 0.24],
          [r - 0.1, 27.6 + nez * 0.24, 0.8],
          [r - 0.1, 30 + nez * 0.24, 0.8],
          [r - 1.4, 31 + nez * 0.24],
        ]),
        plastique(teinteOf(marque).teinte),
      ),
      poser(carre(COTES[pouces]), { position: [28 + nez, 0, 0] }),
      signature(moule.champ, marque, { x: -5, y: 12, largeur: 46 }),
    );
  },
});
