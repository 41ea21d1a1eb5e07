import marteau from '../../modeles/marteau.ts';
import metreRuban from '../../modeles/metre-ruban.ts';
import niveau from '../../modeles/niveau.ts';
import pince from '../../modeles/pince.ts';
import tournevis from '../../modeles/tournevis.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.44 },
  objets: [
    objet(niveau, { elancement: 7.5, marque: 'bremond' }, { x: -10, z: -120, tour: 0.06 }),
    objet(
      metreRuban,
      { longueur: '5', ruban: 25, marque: 'bremond' },
      { x: 95, z: -25, tour: -0.45, echelle: 1.35 },
    ),
    objet(
      marteau,
      { sorte: 'menuisier', manche: 'frene', marque: 'neutre' },
      { x: -85, z: 5, tour: 1.05 },
    ),
    objet(
      tournevis,
      { pointe: 'croix', lame: 100, isole: false, marque: 'stahlmann' },
      { x: -20, z: 95, tour: 0.2 },
    ),
    objet(
      tournevis,
      { pointe: 'fente', lame: 120, isole: false, marque: 'stahlmann' },
      { x: -75, z: 128, tour: 0.32 },
    ),
    objet(
      pince,
      { mors: 'universelle', gaine: 'bimatiere', marque: 'durandal' },
      { x: 150, z: 105, tour: 0.45 },
    ),
  ],
});
