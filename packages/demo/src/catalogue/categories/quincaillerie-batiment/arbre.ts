import { texte, type NoeudDemo } from '../../modele.ts';
import { FAMILLES_FERMETURE } from './arbre-fermeture.ts';
import { FAMILLES_PORTE } from './arbre-porte.ts';

export const ARBRE: NoeudDemo = {
  code: 'quincaillerie-batiment',
  libelle: texte('Quincaillerie du bâtiment', 'Architectural hardware', 'Ferretería de obra'),
  intro: texte(
    'Serrures, cylindres, ferme-portes, paumelles, poignées et ferrures de portail : tout ce qui ferme, pivote et se manœuvre sur un chantier.',
    'Locks, cylinders, door closers, hinges, lever handles and gate ironmongery: everything that shuts, swings and opens on site.',
    'Cerraduras, bombillos, cierrapuertas, pernios, manillas y herrajes de portal: todo lo que cierra, gira y se acciona en la obra.',
  ),
  enfants: [...FAMILLES_FERMETURE, ...FAMILLES_PORTE],
};
