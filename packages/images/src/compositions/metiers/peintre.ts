import aerosol from '../../modeles/aerosol.ts';
import couteauEnduire from '../../modeles/couteau-enduire.ts';
import epongeAbrasive from '../../modeles/eponge-abrasive.ts';
import pot from '../../modeles/pot.ts';
import ruban from '../../modeles/ruban.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.28 },
  objets: [
    objet(
      pot,
      { forme: 'seau', marque: 'bastide', repere: 'M', pastille: 'blanc' },
      { x: -110, z: -90, tour: -0.25 },
    ),
    objet(
      pot,
      { forme: 'boite', marque: 'lignea', repere: 'L', pastille: 'bleu' },
      { x: 75, z: -50, tour: -0.15 },
    ),
    objet(
      aerosol,
      { sorte: 'peinture', marque: 'bastide', repere: 'R', teinte: '3020' },
      { x: 175, z: -30, tour: -0.2 },
    ),
    objet(ruban, { matiere: 'washi', largeur: 0.45 }, { x: 20, z: 75, tour: -0.6 }),
    objet(couteauEnduire, { largeur: 150, marque: 'bastide' }, { x: -110, z: 120, tour: -1.0 }),
    objet(epongeAbrasive, { grain: '100' }, { x: 140, z: 90, tour: -0.5, echelle: 0.9 }),
  ],
});
