/** Flap discs: overlapping tongues of abrasive cloth on a backing plate. */
import * as Type from 'typebox';
import { groupe, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { latheZ } from '../geometrie/tours.ts';
import { zincBlanc } from '../matieres/metaux.ts';
import { abrasif, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const R = 62.5;
const FINESSES = { gros: 1.1, moyen: 1.8, fin: 2.8 } as const;
const TEINTES = { gros: '#234f8a', moyen: '#2f62a3', fin: '#4577b5' } as const;

export default defineModele({
  nom: 'disque-a-lamelles',
  params: Type.Object({
    grain: choix('gros', 'moyen', 'fin'),
    /** Bore over diameter. */
    alesage: mesure(0.06, 0.22),
  }),
  extremes: [
    { grain: 'moyen', alesage: 0.185 },
    { grain: 'gros', alesage: 0.123 },
  ],
  prise: { azimut: 0.4, elevation: 0.3 },
  construire({ grain, alesage }) {
    const trou = R * alesage;
    const lamelles = { gros: 40, moyen: 48, fin: 56 }[grain];
    const lame = box(11, R * 0.5, 1.1, 0.25)
      .rotateY(0.34)
      .rotateX(0.16)
      .translate(0, R * 0.745, 3.4);
    const plateau = latheZ([
      [trou, -6, 0.4],
      [R * 0.36, -6, 2],
      [R * 0.48, -1, 3],
      [R * 0.92, -2, 1],
      [R * 0.92, 0.4, 0.6],
      [R * 0.48, 1.4, 2],
      [R * 0.36, -3.4, 2],
      [trou, -3.4, 0.2],
      [trou, -6],
    ]);
    const bague = latheZ([
      [trou + 4, -3.4],
      [trou + 3.6, -2.8, 0.2],
      [trou, -2.8, 0.2],
      [trou - 0.4, -6],
    ]);
    return groupe(
      poser(
        groupe(
          piece(plateau, plastique('#2c2f34')),
          piece(repeatAround(lame, lamelles, 'z'), abrasif(TEINTES[grain], FINESSES[grain])),
          piece(bague, zincBlanc()),
        ),
        { rotation: [-0.16, 0, 0] },
      ),
    );
  },
});
