/** Bars sold by length, of whichever category: their section and finish show. */
import type profile from '../modeles/profile.ts';
import type { NomSection } from '../pieces/sections.ts';
import { image, type Genre } from './image.ts';
import { finitionDe, nombreDe, palier, selon } from './lire.ts';

export function barre(section: NomSection): Genre {
  return (v) => {
    const parEpaisseur = section === 'corniere' || section === 'u';
    return image<typeof profile>('profile', {
      section,
      finition: finitionDe(v),
      epaisseur: parEpaisseur
        ? palier(nombreDe(v, 'epaisseur') / nombreDe(v, 'largeur'), [0.035, 0.06, 0.1])
        : 0.05,
    });
  };
}

/** Aluminium tracks of wardrobes say where they go; steel ones of gates do not. */
export const rail: Genre = (v, marque) =>
  barre(selon(v, 'position-rail', { haut: 'rail-haut', bas: 'rail-bas' }, 'rail-c'))(v, marque);
