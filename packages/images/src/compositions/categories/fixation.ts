import chevilleNylon from '../../modeles/cheville-nylon.ts';
import ecrou from '../../modeles/ecrou.ts';
import goujonAncrage from '../../modeles/goujon-ancrage.ts';
import sabotCharpente from '../../modeles/sabot-charpente.ts';
import seauDeVis from '../../modeles/seau-de-vis.ts';
import vis from '../../modeles/vis.ts';
import { defineComposition, objet } from '../composition.ts';

const bois = {
  tete: 'nervures',
  empreinte: 'torx',
  finition: 'zinc-jaune',
  elancement: 12,
  filetage: 'partiel',
  bout: 'pointe',
} as const;

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.34 },
  objets: [
    objet(
      seauDeVis,
      { marque: 'tirval', finition: 'zinc-jaune', diametre: '5', longueur: '60' },
      { x: -70, z: -60, tour: 0.25 },
    ),
    objet(
      sabotCharpente,
      { finition: 'galva', largeur: 60, hauteur: 130 },
      { x: 95, z: -55, tour: -0.4, echelle: 0.95 },
    ),
    objet(vis, bois, { x: 110, z: 42, tour: 0.5, echelle: 1.2 }),
    objet(vis, bois, { x: 52, z: 80, tour: -0.3, echelle: 1.2 }),
    objet(
      goujonAncrage,
      { finition: 'zinc-blanc', elancement: 9 },
      { x: 150, z: 82, tour: 0.85, echelle: 1.3 },
    ),
    objet(chevilleNylon, { teinte: 'gris' }, { x: -42, z: 122, tour: 0.3, echelle: 1.5 }),
    objet(ecrou, { forme: 'hexagonal', finition: 'zinc-blanc' }, { x: 185, z: 125, echelle: 1.2 }),
  ],
});
