import appareillage from '../../modeles/appareillage.ts';
import boiteEncastrement from '../../modeles/boite-encastrement.ts';
import coffretElectrique from '../../modeles/coffret-electrique.ts';
import couronne from '../../modeles/couronne.ts';
import pinceDenuder from '../../modeles/pince-denuder.ts';
import tournevis from '../../modeles/tournevis.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.28 },
  objets: [
    objet(
      coffretElectrique,
      { rangees: 2, modules: 13 },
      { x: -110, z: -130, tour: -0.3, echelle: 0.75 },
    ),
    objet(
      couronne,
      { sorte: 'cable', couleur: 'noir', conducteurs: 3 },
      { x: 130, z: -70, tour: -0.3, couche: [0.9, 0, 0], echelle: 0.75 },
    ),
    objet(pinceDenuder, { isolee: true, marque: 'elektra' }, { x: 95, z: 135, tour: 0.35 }),
    objet(
      tournevis,
      { pointe: 'fente', lame: 100, isole: true, marque: 'filvolt' },
      { x: -115, z: 120, tour: 0.3 },
    ),
    objet(appareillage, { fonction: 'prise', couleur: 'anthracite' }, { x: 50, z: 20, tour: -0.4 }),
    objet(boiteEncastrement, { postes: 1, profondeur: 40 }, { x: 185, z: 75, tour: -0.6 }),
  ],
});
