/** Auger bits: one deep spiral, a lead screw that pulls, a hexagon to drive it. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { hss } from '../matieres/metaux.ts';
import { defineModele, mesure } from '../modele.ts';
import { MESURES_QUEUE, queue } from '../pieces/emmanchement.ts';
import { helice } from '../pieces/helice.ts';

export default defineModele({
  nom: 'meche-charpente',
  params: Type.Object({ diametre: mesure(8, 32), longueur: mesure(200, 620) }),
  extremes: [
    { diametre: 20, longueur: 235 },
    { diametre: 12, longueur: 460 },
    { diametre: 30, longueur: 600 },
  ],
  prise: { azimut: 0.8, elevation: 0.74 },
  construire({ diametre, longueur }) {
    const r = diametre / 2;
    const { longueur: bas } = MESURES_QUEUE['hexagonal-11'];
    const depart = bas + 18;
    const bout = longueur - diametre;
    const tours = (bout - depart) / (diametre * 1.55 + 4);
    const geometry = merge(
      queue('hexagonal-11', bas),
      lathe([
        [5, bas - 1],
        [Math.min(5, r * 0.9), bas + 3, 1],
        [Math.min(5, r * 0.7), depart + 12],
      ]),
      helice({
        rayon: r,
        y0: depart,
        y1: bout,
        tours,
        goujures: 1,
        // A narrow land, then one deep channel.
        section: (place) =>
          place < 0.2 ? 1 : 1 - 0.62 * Math.sin((Math.PI * (place - 0.2)) / 0.8) ** 0.4,
        sortie: diametre * 1.2,
        pas: Math.ceil(tours * 40),
      }),
      lathe([
        [r * 0.42, bout - 0.5],
        [r * 0.36, bout + r * 0.3, 0.5],
        [r * 0.2, bout + r],
      ]),
      // The spur that cuts the wall of the hole ahead of the lip.
      box(r * 0.55, r * 0.9, r * 0.22, 0.3)
        .translate(0, bout - r * 0.05, r * 0.86)
        .rotateY((0.1 + tours) * Math.PI * 2),
      thread({
        diametre: r * 0.72,
        noyau: r * 0.36,
        pas: r * 0.26,
        y0: 0,
        y1: diametre * 0.95,
        pointe: diametre * 0.8,
        finesse: 26,
      })
        .rotateX(Math.PI)
        .translate(0, longueur, 0),
    );
    return groupe(poser(groupe(piece(geometry, hss())), { rotation: [0.4, 0, -Math.PI / 2] }));
  },
});
