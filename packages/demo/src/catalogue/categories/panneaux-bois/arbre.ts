import { texte, type NoeudDemo } from '../../modele.ts';
import { FAMILLES_FINITION } from './arbre-finition.ts';
import { FAMILLES_PANNEAU } from './arbre-panneau.ts';

export const ARBRE_PANNEAUX: NoeudDemo = {
  code: 'panneaux-bois',
  libelle: texte('Panneaux et bois', 'Panels and timber', 'Tableros y madera'),
  intro: texte(
    'Panneaux décoratifs et techniques, plans de travail, chants, tasseaux et parquets, en standard ou débités à vos cotes.',
    'Decorative and technical boards, worktops, edging, battens and flooring, in full sizes or cut to yours.',
    'Tableros decorativos y técnicos, encimeras, cantos, listones y suelos, en formato entero o cortados a su medida.',
  ),
  enfants: [...FAMILLES_PANNEAU, ...FAMILLES_FINITION],
};
