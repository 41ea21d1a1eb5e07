import { texte, type NoeudDemo } from '../../modele.ts';
import { FAMILLES_AMENAGEMENT } from './arbre-amenagement.ts';
import { FAMILLES_MEUBLE } from './arbre-meuble.ts';

export const ARBRE_AGENCEMENT: NoeudDemo = {
  code: 'agencement',
  libelle: texte('Agencement', 'Furniture fittings', 'Herrajes para mueble'),
  intro: texte(
    'Charnières, coulisses, poignées, pieds, ferrures coulissantes et éclairage pour fabriquer et équiper cuisines, dressings et mobilier sur mesure.',
    'Hinges, runners, handles, legs, sliding gear and lighting to build and fit out kitchens, wardrobes and bespoke furniture.',
    'Bisagras, guías, tiradores, patas, correderas e iluminación para fabricar y equipar cocinas, vestidores y muebles a medida.',
  ),
  enfants: [...FAMILLES_MEUBLE, ...FAMILLES_AMENAGEMENT],
};
