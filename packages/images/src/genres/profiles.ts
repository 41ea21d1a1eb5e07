/** Bars sold by length, of whichever category: their section and finish show. */
import type profile from '../modeles/profile.ts';
import type { NomSection } from '../pieces/sections.ts';
import { image, type Genre } from './image.ts';
import { finitionOf, selon } from './read.ts';

export function barre(section: NomSection): Genre {
  return (v) =>
    image<typeof profile>('profile', {
      section,
      finition: finitionOf(v),
      // Half a millimetre more or less is not seen.
      epaisseur: 0.065,
    });
}

/** Aluminium tracks of wardrobes say where they go; steel ones of gates do not. */
export const rail: Genre = (v, marque) =>
  barre(selon(v, 'position-rail', { haut: 'rail-haut', bas: 'rail-bas' }, 'rail-c'))(v, marque);
