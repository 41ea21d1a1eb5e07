import aerosol from '../../modeles/aerosol.ts';
import cleMixte from '../../modeles/cle-mixte.ts';
import coffretDouilles from '../../modeles/coffret-douilles.ts';
import perceuseVisseuse from '../../modeles/perceuse-visseuse.ts';
import pinceMultiprise from '../../modeles/pince-multiprise.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.34 },
  objets: [
    objet(coffretDouilles, { douilles: 28, marque: 'durandal' }, { x: -80, z: -90, tour: -0.3 }),
    objet(
      perceuseVisseuse,
      {
        marque: 'durandal',
        tension: '12',
        couple: 'usuel',
        percussion: false,
        batterie: 'compacte',
      },
      { x: 165, z: -80, tour: -0.5 },
    ),
    objet(
      aerosol,
      { sorte: 'technique', marque: 'durandal', repere: 'D', teinte: 'aucune' },
      { x: 260, z: -20, tour: -0.3 },
    ),
    objet(
      pinceMultiprise,
      { gaine: 'bimatiere', elancement: 1, marque: 'durandal' },
      { x: 195, z: 105, tour: 0.5 },
    ),
    objet(cleMixte, { cliquet: true, elancement: 13 }, { x: 20, z: 130, tour: 0.3 }),
    objet(cleMixte, { cliquet: true, elancement: 16 }, { x: -50, z: 160, tour: 0.35 }),
  ],
});
