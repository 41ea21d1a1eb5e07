/** Arbors of hole saws: shank, collar with drive pins or nut, thread, pilot drill. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBruni, hss, zincBlanc } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { MESURES_QUEUE, queue } from '../pieces/emmanchement.ts';
import { helice, sectionForet } from '../pieces/helice.ts';
import { sixPans } from '../pieces/six-pans.ts';

export default defineModele({
  nom: 'arbre-porte-scie',
  params: Type.Object({
    capacite: choix('petit', 'grand'),
    queue: choix('hexagonal', 'hexagonal-11', 'sds-plus'),
  }),
  extremes: [
    { capacite: 'grand', queue: 'hexagonal-11' },
    { capacite: 'petit', queue: 'hexagonal' },
    { capacite: 'grand', queue: 'sds-plus' },
  ],
  prise: { azimut: 0.8, elevation: 0.66 },
  construire({ capacite, queue: sorte }) {
    const { longueur: bas } = MESURES_QUEUE[sorte];
    const grand = capacite === 'grand';
    const r = grand ? 14 : 8.5;
    const filet = grand ? 15.8 : 12.7;
    const corps = merge(
      queue(sorte, bas),
      lathe([
        [4, bas - 1],
        [r * 0.62, bas, 0.6],
        [r * 0.62, bas + 6, 0.5],
      ]),
      sixPans({ plats: r * 1.5, hauteur: 8, haut: 1, bas: 1 }).translate(0, bas + 5, 0),
      thread({
        diametre: filet,
        noyau: filet * 0.86,
        pas: 1.4,
        y0: bas + 12,
        y1: bas + 30,
        profil: 'metrique',
      }),
      lathe([
        [filet * 0.42, bas + 29],
        [filet * 0.4, bas + 30.4, 0.4],
        [0, bas + 30.4],
      ]),
    );
    // Large saws are driven by two pins of a loose collar.
    const collier = grand
      ? merge(
          lathe([
            [filet * 0.52, bas + 15],
            [r * 1.1, bas + 15, 0.6],
            [r * 1.1, bas + 22, 0.8],
            [filet * 0.52, bas + 22],
          ]),
          repeatAround(
            lathe([
              [2.4, bas + 21],
              [2.4, bas + 26.4, 0.5],
              [0, bas + 26.8],
            ]).translate(r * 0.82, 0, 0),
            2,
          ),
        )
      : lathe([
          [filet * 0.52, bas + 13],
          [r * 1.05, bas + 13, 0.5],
          [r * 1.05, bas + 15, 0.5],
          [filet * 0.52, bas + 15],
        ]);
    const pilote = helice({
      rayon: 3.2,
      y0: bas + 28,
      y1: bas + 82,
      tours: 2.6,
      section: sectionForet(),
      pointe: 1.03,
      sortie: 12,
    });
    return groupe(
      poser(groupe(piece(corps, zincBlanc()), piece(collier, acierBruni()), piece(pilote, hss())), {
        rotation: [0.7, 0, -Math.PI / 2],
      }),
    );
  },
});
