import mitigeur from '../../modeles/mitigeur.ts';
import pinceMultiprise from '../../modeles/pince-multiprise.ts';
import raccord from '../../modeles/raccord.ts';
import siphon from '../../modeles/siphon.ts';
import tubeBarre from '../../modeles/tube-barre.ts';
import vanneBille from '../../modeles/vanne-bille.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.28 },
  objets: [
    objet(mitigeur, { bec: 'lavabo-haut', finition: 'chrome' }, { x: -110, z: -50, tour: -0.6 }),
    objet(
      tubeBarre,
      { matiere: 'cuivre', paroi: 0.12, nombre: 4 },
      { x: 90, z: -110, tour: 0.9, echelle: 0.8 },
    ),
    objet(siphon, { sorte: 'bouteille' }, { x: 20, z: 10, tour: -0.4, echelle: 0.9 }),
    objet(
      pinceMultiprise,
      { gaine: 'bimatiere', elancement: 1, marque: 'durandal' },
      { x: -70, z: 120, tour: 0.35 },
    ),
    objet(
      vanneBille,
      { raccordement: 'femelle-femelle', manoeuvre: 'levier' },
      { x: 135, z: 70, tour: -0.5 },
    ),
    objet(raccord, { serie: 'sertir', forme: 'te' }, { x: 60, z: 130, tour: -0.5, echelle: 1.1 }),
    objet(
      raccord,
      { serie: 'laiton', forme: 'mamelon' },
      { x: 205, z: 40, tour: -0.4, echelle: 1.1 },
    ),
  ],
});
