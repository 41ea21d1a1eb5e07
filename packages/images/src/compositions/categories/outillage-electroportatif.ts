import batterie from '../../modeles/batterie.ts';
import meuleuse from '../../modeles/meuleuse.ts';
import perceuseVisseuse from '../../modeles/perceuse-visseuse.ts';
import scieCirculaire from '../../modeles/scie-circulaire.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.26 },
  objets: [
    objet(
      scieCirculaire,
      { marque: 'krafto', energie: 'batterie', disque: '190' },
      { x: -150, z: -90, tour: -0.45 },
    ),
    objet(
      perceuseVisseuse,
      { marque: 'krafto', tension: '18', couple: 'usuel', percussion: false, batterie: 'forte' },
      { x: 60, z: -40, tour: -0.45, echelle: 1.25 },
    ),
    objet(
      meuleuse,
      { marque: 'krafto', energie: 'batterie', disque: '125', interrupteur: 'homme-mort' },
      { x: 190, z: 120, tour: -0.75 },
    ),
    objet(
      batterie,
      { marque: 'krafto', tension: '18', capacite: '4' },
      { x: -90, z: 130, tour: -0.6, echelle: 1.1 },
    ),
  ],
});
