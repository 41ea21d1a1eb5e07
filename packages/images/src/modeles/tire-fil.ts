/** Cable pullers: a coil of nylon or sheathed steel with its flexible head and eye. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { coil, curve, tube } from '../geometrie/balayage.ts';
import { lathe } from '../geometrie/surface.ts';
import { laiton } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele, nombre } from '../modele.ts';

export default defineModele({
  nom: 'tire-fil',
  params: Type.Object({
    matiere: choix('nylon', 'acier'),
    /** Turns of the coil: ten metres are three. */
    tours: nombre(3, 10),
  }),
  extremes: [
    { matiere: 'nylon', tours: 6 },
    { matiere: 'acier', tours: 9 },
    { matiere: 'nylon', tours: 3 },
  ],
  prise: { azimut: 0.4, elevation: 0.75 },
  construire({ matiere, tours }) {
    const rangs = Math.min(tours, 3);
    const couches = Math.ceil(tours / rangs);
    const brin = 6;
    const fil = tube(coil(120, brin, rangs, couches, 2), brin / 2, { pas: 90 * tours, cotes: 10 });
    const r = 120 + couches * brin;
    const bout = tube(
      curve([
        [0, brin * 0.5, r - 3],
        [40, brin * 0.8, r - 8],
        [90, 4, r - 14],
        [140, 3, r - 40],
        [176, 3, r - 84],
      ]),
      brin / 2,
      { pas: 60, cotes: 12 },
    );
    const tete = lathe(
      [
        [0, 0],
        [3, 0, 1],
        [3.4, 6, 1],
        [3.4, 18, 1],
        [6, 22, 2],
        [7, 30, 3],
        [4.5, 38, 3],
        [0, 40],
      ],
      28,
    )
      .rotateX(-Math.PI / 2)
      .rotateY(-0.5);
    const attaches = [0.6, 2.7, 4.6].map((a) => {
      const anneau = lathe(
        [
          [12, -9],
          [15, -8, 2],
          [15, 8, 2],
          [12, 9],
        ],
        28,
      );
      return anneau
        .scale(couches * 0.42, 1, rangs * 0.42)
        .rotateZ(Math.PI / 2)
        .rotateX(0)
        .rotateY(-a + Math.PI / 2)
        .translate(
          (120 + (couches - 1) * 3) * Math.cos(a),
          (rangs - 1) * 3,
          (120 + (couches - 1) * 3) * Math.sin(a),
        );
    });
    return groupe(
      piece(merge(fil, bout), plastiqueBrillant(matiere === 'nylon' ? '#d8cf9a' : '#1f4f9e')),
      piece(tete, laiton(), { position: [174, 4, r - 82] }),
      piece(merge(...attaches), plastique('#2b2e33')),
    );
  },
});
