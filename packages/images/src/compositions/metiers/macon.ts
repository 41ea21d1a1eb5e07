import auge from '../../modeles/auge.ts';
import marteau from '../../modeles/marteau.ts';
import platoir from '../../modeles/platoir.ts';
import seauDeVis from '../../modeles/seau-de-vis.ts';
import truelle from '../../modeles/truelle.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.34 },
  objets: [
    objet(
      auge,
      { matiere: 'plastique', galbe: 0.52 },
      { x: -150, z: -190, tour: -0.35, echelle: 0.9 },
    ),
    objet(truelle, { forme: 'ronde', longueur: 200 }, { x: -130, z: 180, tour: 0.4 }),
    objet(
      platoir,
      { longueur: 280, denture: 0, manche: 'frene', marque: 'neutre' },
      { x: 165, z: 60, tour: -0.4 },
    ),
    objet(
      marteau,
      { sorte: 'massette', manche: 'hickory', marque: 'durandal' },
      { x: 170, z: 210, tour: 1.0 },
    ),
    objet(
      seauDeVis,
      { marque: 'ankra', finition: 'zinc-blanc', diametre: '6', longueur: '80' },
      { x: 250, z: -120, tour: 0.2 },
    ),
  ],
});
