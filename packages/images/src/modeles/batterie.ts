/** Batteries alone: rows of cells show in their height. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { lathe } from '../geometrie/surface.ts';
import { box } from '../geometrie/solides.ts';
import { merge } from '../geometrie/assemblage.ts';
import { laiton } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import {
  batterie12,
  batterie18,
  capaciteBatterie,
  glissiere,
  TAILLES_BATTERIE,
} from '../pieces/batterie-outil.ts';

export default defineModele({
  nom: 'batterie',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    tension: choix('18', '12'),
    capacite: choix(...TAILLES_BATTERIE),
  }),
  extremes: [
    { marque: 'krafto', tension: '18', capacite: '4' },
    { marque: 'volmer', tension: '18', capacite: '12' },
    { marque: 'takiro', tension: '12', capacite: '2' },
  ],
  prise: { azimut: 0.6, elevation: 0.4 },
  construire({ marque, tension, capacite }) {
    if (tension === '18')
      return groupe(batterie18(marque, capacite), capaciteBatterie(capacite), glissiere());
    // 12 V ones stand by their stem, which goes up into the grip.
    return groupe(
      batterie12(marque, capacite === '2' ? '2' : '4'),
      piece(
        merge(
          box(34, 54, 28, 11).translate(-8, 22, 0),
          lathe([
            [0, 0],
            [20, 0, 2],
            [18, 4, 2],
            [0, 4],
          ]).scale(1, 1, 0.9),
        ),
        plastique('#2b2d31'),
      ),
      poser(
        groupe(
          piece(
            merge(
              box(1.2, 16, 3, 0.3).translate(9.8, 36, -6),
              box(1.2, 16, 3, 0.3).translate(9.8, 36, 0),
              box(1.2, 16, 3, 0.3).translate(9.8, 36, 6),
            ),
            laiton(),
          ),
        ),
        { position: [-1, 0, 0] },
      ),
    );
  },
});
