/** Workwear. Sizes do not show; colours, cuts and sleeves do. */
import type blouse from '../modeles/blouse.ts';
import type bonnet from '../modeles/bonnet.ts';
import type ceinture from '../modeles/ceinture.ts';
import type chaussettes from '../modeles/chaussettes.ts';
import type combinaison from '../modeles/combinaison.ts';
import type cotteBretelles from '../modeles/cotte-bretelles.ts';
import type ensemblePluie from '../modeles/ensemble-pluie.ts';
import type genouillere from '../modeles/genouillere.ts';
import type gilet from '../modeles/gilet.ts';
import type pantalon from '../modeles/pantalon.ts';
import type parka from '../modeles/parka.ts';
import type polo from '../modeles/polo.ts';
import type sweat from '../modeles/sweat.ts';
import type tShirt from '../modeles/t-shirt.ts';
import type tablierSoudeur from '../modeles/tablier-soudeur.ts';
import type veste from '../modeles/veste.ts';
import type vesteCuisine from '../modeles/veste-cuisine.ts';
import type { ParamsDe } from '../modele.ts';
import type { Couleur } from '../nuancier.ts';
import { image, type Genre, type Valeurs } from './image.ts';
import { couleurDe, nombreDe, palier, selon } from './lire.ts';

const COLORIS: Readonly<Record<string, readonly [Couleur, Couleur]>> = {
  'gris-noir': ['gris', 'noir'],
  'marine-noir': ['marine', 'noir'],
  'beige-noir': ['beige', 'noir'],
  'marine-roi': ['marine', 'bleu'],
  'blanc-gris': ['blanc', 'gris'],
  'jaune-marine': ['jaune-fluo', 'marine'],
  'orange-marine': ['orange-fluo', 'marine'],
  'orange-gris': ['orange-fluo', 'gris'],
};

/** Two colours, or one. */
function coloris(v: Valeurs): { couleur: Couleur; contraste: Couleur } {
  const [couleur, contraste] = COLORIS[String(v.couleur)] ?? [couleurDe(v), couleurDe(v)];
  return { couleur, contraste };
}

const manches = (v: Valeurs) =>
  selon(v, 'manches', { courtes: 'courtes', longues: 'longues' }, 'longues');

const pantalonDe =
  (forme: ParamsDe<typeof pantalon>['forme']): Genre =>
  (v) =>
    image<typeof pantalon>('pantalon', { forme, ...coloris(v) });

const vesteDe =
  (forme: ParamsDe<typeof veste>['forme']): Genre =>
  (v) =>
    image<typeof veste>('veste', { forme, ...coloris(v) });

const tShirtDe =
  (bandes: boolean, pres: boolean): Genre =>
  (v) =>
    image<typeof tShirt>('t-shirt', { couleur: couleurDe(v), manches: manches(v), bandes, pres });

const sweatDe =
  (capuche: boolean): Genre =>
  (v) =>
    image<typeof sweat>('sweat', { couleur: couleurDe(v), capuche });

const giletDe =
  (forme: 'matelasse' | 'haute-visibilite'): Genre =>
  (v) =>
    image<typeof gilet>('gilet', { forme, couleur: couleurDe(v) });

const parkaDe =
  (bandes: boolean): Genre =>
  (v) =>
    image<typeof parka>('parka', { ...coloris(v), bandes });

const combinaisonDe =
  (forme: 'tissu' | 'jetable'): Genre =>
  (v) =>
    image<typeof combinaison>('combinaison', { forme, ...coloris(v) });

const genouillereDe =
  (sangles: boolean): Genre =>
  (v) =>
    image<typeof genouillere>('genouillere', {
      garniture: selon(v, 'modele-genouillere', {
        bidensite: 'bidensite',
        mousse: 'mousse',
        gel: 'gel',
        coque: 'coque',
      }),
      sangles,
    });

export const VETEMENTS_TRAVAIL: Readonly<Record<string, Genre>> = {
  'pantalon-travail': (v, marque) => {
    const tissu = selon(v, 'composition-tissu', {
      polycoton: 'genouilleres',
      'stretch-4': 'stretch',
      'coton-polyester': 'flottantes',
    });
    return pantalonDe(tissu)(v, marque);
  },
  'jean-travail': pantalonDe('jean'),
  'bermuda-travail': pantalonDe('bermuda'),
  'pantalon-haute-visibilite': pantalonDe('haute-visibilite'),
  'pantalon-peintre': pantalonDe('peintre'),
  largeot: pantalonDe('largeot'),
  'pantalon-tronconneuse': (v) =>
    image<typeof pantalon>('pantalon', {
      forme: 'tronconneuse',
      couleur: 'vert',
      contraste: selon(v, 'classe-tronconneuse', { '1': 'noir', '2': 'orange' }),
    }),
  'collant-thermique': pantalonDe('collant'),
  'veste-travail': vesteDe('travail'),
  softshell: vesteDe('softshell'),
  polaire: vesteDe('polaire'),
  'veste-soudeur': vesteDe('soudeur'),
  'veste-pluie': vesteDe('pluie'),
  'ensemble-pluie': (v) => image<typeof ensemblePluie>('ensemble-pluie', { couleur: couleurDe(v) }),
  'veste-cuisine': (v) =>
    image<typeof vesteCuisine>('veste-cuisine', { couleur: couleurDe(v), manches: manches(v) }),
  parka: parkaDe(false),
  'parka-haute-visibilite': parkaDe(true),
  'gilet-matelasse': giletDe('matelasse'),
  'gilet-haute-visibilite': giletDe('haute-visibilite'),
  't-shirt': tShirtDe(false, false),
  't-shirt-manches-longues': tShirtDe(false, false),
  't-shirt-haute-visibilite': tShirtDe(true, false),
  'haut-thermique': tShirtDe(false, true),
  polo: (v) => image<typeof polo>('polo', { couleur: couleurDe(v), manches: manches(v) }),
  'sweat-capuche': sweatDe(true),
  'sweat-col-rond': sweatDe(false),
  combinaison: combinaisonDe('tissu'),
  'combinaison-jetable': combinaisonDe('jetable'),
  'cotte-bretelles': (v) => image<typeof cotteBretelles>('cotte-bretelles', coloris(v)),
  blouse: (v) => image<typeof blouse>('blouse', { couleur: couleurDe(v) }),
  'tablier-soudeur': (v) =>
    image<typeof tablierSoudeur>('tablier-soudeur', {
      elancement: palier(nombreDe(v, 'hauteur') / nombreDe(v, 'largeur'), [1.5, 1.83]),
    }),
  chaussettes: (v) =>
    image<typeof chaussettes>('chaussettes', {
      couleur: couleurDe(v),
      hiver: v['composition-tissu'] === 'merinos',
    }),
  bonnet: (v) => image<typeof bonnet>('bonnet', { couleur: couleurDe(v) }),
  ceinture: (v) =>
    image<typeof ceinture>('ceinture', {
      matiere: selon(v, 'matiere', { polyester: 'polyester', cuir: 'cuir' }),
      couleur: couleurDe(v),
    }),
  genouillere: genouillereDe(false),
  'genouillere-sangles': genouillereDe(true),
};
