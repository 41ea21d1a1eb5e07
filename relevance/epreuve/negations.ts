import type { Requetes } from '../requete.ts';

export const NEGATIONS: Requetes = {
  fr: [
    ['souffleur sans batterie', { genre: 'souffleur', libelle: ['machine nue'] }],
    ['coulisses à billes sans amortisseur', { libelle: ['Coulisses à billes', 'sans amort'] }],
    ['roulette pivotante sans frein', { libelle: ['Roulette', 'pivotante'], sans: ['frein'] }],
    ['roulette 100 avec frein', { libelle: ['Roulette', '100', 'frein'] }],
    ['prise sans usb', { genre: 'prise-courant', sans: ['USB'] }],
    ['prise avec usb', { genre: 'prise-courant', libelle: ['USB'] }],
    ['tube cuivre sans gaine', { genre: 'couronne-tube', libelle: ['cuivre', 'nu'] }],
    ['disque abrasif 125 sans trou', { genre: 'disque-abrasif', libelle: ['125', 'sans trou'] }],
    ['sweat sans capuche', { genre: 'sweat-col-rond' }],
    ['perceuse visseuse sans batterie ni chargeur', { libelle: ['Perceuse', 'machine nue'] }],
    ['cloueur sans gaz', { genre: 'cloueur', sans: ['gaz'] }],
    ['serre-tête antibruit', { genre: 'casque-antibruit', libelle: ['serre-tête'] }],
    ['bande de chant sans colle', { genre: 'chant', libelle: ['sans colle'] }],
    ['roulette non tachante', { libelle: ['Roulette', 'non tachant'] }],
  ],
  en: [
    ['blower without battery', { genre: 'souffleur', libelle: ['machine nue'] }],
    ['castor without brake', { libelle: ['Roulette'], sans: ['frein'] }],
    ['socket with usb', { genre: 'prise-courant', libelle: ['USB'] }],
    ['uncorded earplugs', { genre: 'bouchon-oreille', libelle: ['sans cordelette'] }],
    ['sanding disc without holes', { genre: 'disque-abrasif', libelle: ['sans trou'] }],
    ['polo shirt without long sleeves', { genre: 'polo', libelle: ['manches courtes'] }],
    ['unvented height helmet', { genre: 'casque-hauteur', libelle: ['non ventilé'] }],
  ],
  es: [
    ['soplador sin batería', { genre: 'souffleur', libelle: ['machine nue'] }],
    ['rueda giratoria sin freno', { libelle: ['pivotante'], sans: ['frein'] }],
    ['disco de lija sin agujeros', { genre: 'disque-abrasif', libelle: ['sans trou'] }],
    ['sudadera sin capucha', { genre: 'sweat-col-rond' }],
    ['bisagra sin muelle', { libelle: ['sans ressort'] }],
    ['tubo corrugado sin guía', { genre: 'gaine-annelee', libelle: ['sans tire-fil'] }],
  ],
};
