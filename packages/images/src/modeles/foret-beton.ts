/** Masonry bits: SDS shank, rounded flutes, carbide tip of two or four edges. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { polygon } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBrut, carbure } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { MESURES_QUEUE, queue } from '../pieces/emmanchement.ts';
import { helice, sectionMacon } from '../pieces/helice.ts';

export default defineModele({
  nom: 'foret-beton',
  params: Type.Object({
    queue: choix('sds-plus', 'sds-max'),
    taillants: choix('deux', 'quatre'),
    /** Beside the shank, which is always as thick. */
    diametre: mesure(5, 42),
    longueur: mesure(100, 950),
  }),
  extremes: [
    { queue: 'sds-plus', taillants: 'deux', diametre: 10, longueur: 160 },
    { queue: 'sds-plus', taillants: 'quatre', diametre: 20, longueur: 310 },
    { queue: 'sds-max', taillants: 'quatre', diametre: 32, longueur: 540 },
    { queue: 'sds-plus', taillants: 'deux', diametre: 6, longueur: 110 },
  ],
  prise: { azimut: 0.8, elevation: 0.74 },
  construire({ queue: sorte, taillants, diametre, longueur }) {
    const r = diametre / 2;
    const { rayon, longueur: bas } = MESURES_QUEUE[sorte];
    const depart = bas + rayon * 1.2;
    const corps = merge(
      queue(sorte, bas),
      // A collar stops the dust cap of the machine.
      lathe([
        [rayon, bas - 0.5],
        [rayon * 1.04, bas + rayon * 0.3, 0.5],
        [rayon * 1.04, bas + rayon, 0.8],
        [r * 0.84, depart + rayon * 0.6, 1],
        [r * 0.84, depart + rayon],
      ]),
      helice({
        rayon: r * 0.95,
        y0: depart,
        y1: longueur,
        tours: (longueur - depart) / (diametre * 1.7 + 6),
        section: sectionMacon(taillants === 'quatre' ? 0.56 : 0.5),
        sortie: diametre * 1.4,
        cotes: 20,
      }),
      lathe([
        [r * 0.88, longueur],
        [r * 0.5, longueur + r * 0.34, r * 0.2],
        [0, longueur + r * 0.4],
      ]),
    );
    // Roof of carbide, wider than the body by the clearance.
    const plaquette = extrude(
      polygon([
        [-r, -r * 0.7],
        [r, -r * 0.7],
        [r, r * 0.25],
        [0, r * 0.8],
        [-r, r * 0.25],
      ]),
      r * 0.36,
      { chanfrein: r * 0.03 },
    ).translate(0, longueur, -r * 0.18);
    const pointe = taillants === 'quatre' ? repeatAround(plaquette, 4) : plaquette;
    return groupe(
      poser(groupe(piece(corps, acierBrut()), piece(pointe, carbure())), {
        rotation: [0.6, 0, -Math.PI / 2],
      }),
    );
  },
});
