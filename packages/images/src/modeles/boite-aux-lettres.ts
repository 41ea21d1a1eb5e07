/** Letter boxes: a steel case with its flap, its door, its lock and the place for a name. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { disc, hole, rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { epoxy, laque, nickel } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { fenteCle } from '../pieces/entree.ts';

const TEINTES = {
  gris: '#3b4046',
  blanc: '#e9e8e4',
  noir: '#26282b',
  vert: '#1f4a36',
  brun: '#46342a',
} as const;

export default defineModele({
  nom: 'boite-aux-lettres',
  params: Type.Object({
    couleur: choix('gris', 'blanc', 'noir', 'vert', 'brun'),
    /** Millimetres. */
    largeur: mesure(250, 460),
    hauteur: mesure(250, 380),
  }),
  extremes: [
    { couleur: 'gris', largeur: 280, hauteur: 300 },
    { couleur: 'blanc', largeur: 440, hauteur: 300 },
    { couleur: 'vert', largeur: 280, hauteur: 360 },
  ],
  prise: ({ couleur }) => ({
    azimut: 0.5,
    elevation: 0.22,
    cadre: 0.86,
    exposition: couleur === 'noir' || couleur === 'vert' ? 1.3 : 1.1,
  }),
  construire({ couleur, largeur: l, hauteur: h }) {
    const peau = epoxy(TEINTES[couleur]);
    const profond = 340;
    const z = profond / 2;
    const porte = hole(rectangle(l - 10, h * 0.64, 4, 0, h * 0.35), disc(9, l * 0.34, h * 0.52));
    const volet = rectangle(l - 10, h * 0.24, 4, 0, h * 0.82);
    const serrure = [l * 0.34, h * 0.52, z + 7] as const;
    return groupe(
      piece(box(l, h, profond, 5).translate(0, h / 2, 0), peau),
      piece(
        merge(
          extrude(porte, 7, { chanfrein: 1.8 }).translate(0, 0, z),
          extrude(volet, 9, { chanfrein: 2.4 }).translate(0, 0, z),
          box(l - 30, 6, 8, 3).translate(0, h * 0.72, z + 9),
        ),
        peau,
      ),
      piece(box(l - 6, 3, 2, 0.5).translate(0, h * 0.685, z + 1), plastique('#1d1e20')),
      // The place of the name: a clear window over paper.
      piece(box(96, 26, 3, 1.2).translate(-l * 0.06, h * 0.84, z + 9.4), laque('#c9cacb')),
      piece(box(86, 17, 1, 0.4).translate(-l * 0.06, h * 0.84, z + 11), plastique('#f2f1ec', 0.3)),
      piece(
        merge(
          lathe(
            [
              [5, 0],
              [10, 0, 0.5],
              [9, 3, 1.2],
              [5, 3.4],
            ],
            40,
          )
            .rotateX(Math.PI / 2)
            .translate(...serrure),
          extrude(hole(disc(6.4), fenteCle()), 3, { chanfrein: 0.3 }).translate(...serrure),
        ),
        nickel(),
      ),
    );
  },
});
