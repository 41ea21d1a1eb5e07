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
import type { ParamsOf } from '../modele.ts';
import type { Couleur } from '../nuancier.ts';
import { image, type Genre, type Valeurs } from './image.ts';
import { couleurOf, nombreOf, palier, selon } from './read.ts';

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
  const [couleur, contraste] = COLORIS[String(v.couleur)] ?? [couleurOf(v), couleurOf(v)];
  return { couleur, contraste };
}

const manches = (v: Valeurs) =>
  selon(v, 'manches', { courtes: 'courtes', longues: 'longues' }, 'longues');

const pantalonOf =
  (forme: ParamsOf<typeof pantalon>['forme']): Genre =>
  (v) =>
    image<typeof pantalon>('pantalon', { forme, ...coloris(v) });

const vesteOf =
  (forme: ParamsOf<typeof veste>['forme']): Genre =>
  (v) =>
    image<typeof veste>('veste', { forme, ...coloris(v) });

const tShirtOf =
  (bandes: boolean, pres: boolean): Genre =>
  (v) =>
    image<typeof tShirt>('t-shirt', { couleur: couleurOf(v), manches: manches(v), bandes, pres });

const sweatOf =
  (capuche: boolean): Genre =>
  (v) =>
    image<typeof sweat>('sweat', { couleur: couleurOf(v), capuche });

const giletOf =
  (forme: 'matelasse' | 'haute-visibilite'): Genre =>
  (v) =>
    image<typeof gilet>('gilet', { forme, couleur: couleurOf(v) });

const parkaOf =
  (bandes: boolean): Genre =>
  (v) =>
    image<typeof parka>('parka', { ...coloris(v), bandes });

const combinaisonOf =
  (forme: 'tissu' | 'jetable'): Genre =>
  (v) =>
    image<typeof combinaison>('combinaison', { forme, ...coloris(v) });

const genouillereOf =
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
    return pantalonOf(tissu)(v, marque);
  },
  'jean-travail': pantalonOf('jean'),
  'bermuda-travail': pantalonOf('bermuda'),
  'pantalon-haute-visibilite': pantalonOf('haute-visibilite'),
  'pantalon-peintre': pantalonOf('peintre'),
  largeot: pantalonOf('largeot'),
  'pantalon-tronconneuse': (v) =>
    image<typeof pantalon>('pantalon', {
      forme: 'tronconneuse',
      couleur: 'vert',
      contraste: selon(v, 'classe-tronconneuse', { '1': 'noir', '2': 'orange' }),
    }),
  'collant-thermique': pantalonOf('collant'),
  'veste-travail': vesteOf('travail'),
  softshell: vesteOf('softshell'),
  polaire: vesteOf('polaire'),
  'veste-soudeur': vesteOf('soudeur'),
  'veste-pluie': vesteOf('pluie'),
  'ensemble-pluie': (v) => image<typeof ensemblePluie>('ensemble-pluie', { couleur: couleurOf(v) }),
  'veste-cuisine': (v) =>
    image<typeof vesteCuisine>('veste-cuisine', { couleur: couleurOf(v), manches: manches(v) }),
  parka: parkaOf(false),
  'parka-haute-visibilite': parkaOf(true),
  'gilet-matelasse': giletOf('matelasse'),
  'gilet-haute-visibilite': giletOf('haute-visibilite'),
  't-shirt': tShirtOf(false, false),
  't-shirt-manches-longues': tShirtOf(false, false),
  't-shirt-haute-visibilite': tShirtOf(true, false),
  'haut-thermique': tShirtOf(false, true),
  polo: (v) => image<typeof polo>('polo', { couleur: couleurOf(v), manches: manches(v) }),
  'sweat-capuche': sweatOf(true),
  'sweat-col-rond': sweatOf(false),
  combinaison: combinaisonOf('tissu'),
  'combinaison-jetable': combinaisonOf('jetable'),
  'cotte-bretelles': (v) => image<typeof cotteBretelles>('cotte-bretelles', coloris(v)),
  blouse: (v) => image<typeof blouse>('blouse', { couleur: couleurOf(v) }),
  'tablier-soudeur': (v) =>
    image<typeof tablierSoudeur>('tablier-soudeur', {
      elancement: palier(nombreOf(v, 'hauteur') / nombreOf(v, 'largeur'), [1.5, 1.83]),
    }),
  chaussettes: (v) =>
    image<typeof chaussettes>('chaussettes', {
      couleur: couleurOf(v),
      hiver: v['composition-tissu'] === 'merinos',
    }),
  bonnet: (v) => image<typeof bonnet>('bonnet', { couleur: couleurOf(v) }),
  ceinture: (v) =>
    image<typeof ceinture>('ceinture', {
      matiere: selon(v, 'matiere', { polyester: 'polyester', cuir: 'cuir' }),
      couleur: couleurOf(v),
    }),
  genouillere: genouillereOf(false),
  'genouillere-sangles': genouillereOf(true),
};
