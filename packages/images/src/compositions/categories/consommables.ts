import coffretForets from '../../modeles/coffret-forets.ts';
import disqueALamelles from '../../modeles/disque-a-lamelles.ts';
import foret from '../../modeles/foret.ts';
import foretBeton from '../../modeles/foret-beton.ts';
import lameCirculaire from '../../modeles/lame-circulaire.ts';
import mecheForstner from '../../modeles/meche-forstner.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.28 },
  objets: [
    objet(
      lameCirculaire,
      { dents: 48, materiau: 'bois', marque: 'durandal' },
      { x: -75, z: -55, tour: -0.35 },
    ),
    objet(
      coffretForets,
      { nombre: '25', nuance: 'hss-titane', marque: 'karbex' },
      { x: 95, z: -25, tour: -0.42 },
    ),
    objet(
      disqueALamelles,
      { grain: 'moyen', alesage: 0.185 },
      { x: -120, z: 45, tour: -0.3, echelle: 0.85 },
    ),
    objet(
      foretBeton,
      { queue: 'sds-plus', taillants: 'quatre', diametre: 12, longueur: 160 },
      { x: 20, z: 100, tour: 0.22, echelle: 1.1 },
    ),
    objet(
      foret,
      { nuance: 'titane', pointe: 'metal', elancement: 14 },
      { x: -40, z: 118, tour: 0.4 },
    ),
    objet(mecheForstner, { nuance: 'chrome', diametre: 35 }, { x: 135, z: 92, tour: -0.9 }),
  ],
});
