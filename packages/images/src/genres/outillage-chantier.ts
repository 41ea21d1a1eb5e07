/** Hand tools that measure, hold, store, and those of masons, dry-liners, tilers, electricians. */
import type auge from '../modeles/auge.ts';
import type carrelette from '../modeles/carrelette.ts';
import type coffretEmpilable from '../modeles/coffret-empilable.ts';
import type cordeau from '../modeles/cordeau.ts';
import type couteauEnduire from '../modeles/couteau-enduire.ts';
import type crayonChantier from '../modeles/crayon-chantier.ts';
import type croisillon from '../modeles/croisillon-autonivelant.ts';
import type equerre from '../modeles/equerre.ts';
import type etau from '../modeles/etau.ts';
import type levePlaque from '../modeles/leve-plaque.ts';
import type mesureLongue from '../modeles/mesure-longue.ts';
import type metreRuban from '../modeles/metre-ruban.ts';
import type niveau from '../modeles/niveau.ts';
import type platoir from '../modeles/platoir.ts';
import type rabotPlaque from '../modeles/rabot-plaque.ts';
import type regleMacon from '../modeles/regle-macon.ts';
import type sacOutils from '../modeles/sac-outils.ts';
import type serreJointUneMain from '../modeles/serre-joint-une-main.ts';
import type serreJoint from '../modeles/serre-joint.ts';
import type servante from '../modeles/servante.ts';
import type tireFil from '../modeles/tire-fil.ts';
import type treteau from '../modeles/treteau.ts';
import type truelle from '../modeles/truelle.ts';
import type ventouse from '../modeles/ventouse.ts';
import { image, type Genre, type Image, type Valeurs } from './image.ts';
import { nombreOf, palier, selon } from './read.ts';

/** Small tubs are deep, large ones low. */
export function augeOf(v: Valeurs, litres: number): Image {
  return image<typeof auge>('auge', {
    matiere: selon(v, 'matiere', { plastique: 'plastique', caoutchouc: 'caoutchouc' }),
    galbe: palier(0.74 - litres * 0.0038, [0.42, 0.55, 0.68]),
  });
}

/** Trestles of two shelves of the catalogue: galvanised ones are braced from 500 kg, painted from 400. */
export const treteauOf: Genre = (v) => {
  const matiere =
    v.matiere === 'bois' ? 'bois' : v.revetement === 'galva-chaud' ? 'galva' : 'epoxy';
  return image<typeof treteau>('treteau', {
    matiere,
    hauteur: palier(nombreOf(v, 'hauteur'), [770, 900, 1050]),
    renforce: nombreOf(v, 'charge') >= 400,
  });
};

export const CHANTIER: Readonly<Record<string, Genre>> = {
  'metre-ruban': (v, marque) =>
    image<typeof metreRuban>('metre-ruban', {
      longueur: selon(v, 'longueur-deroulee', {
        '2': '2',
        '3': '3',
        '5': '5',
        '8': '8',
        '10': '10',
      }),
      ruban: nombreOf(v, 'largeur'),
      marque,
    }),
  'mesure-longue': (_, marque) =>
    image<typeof mesureLongue>('mesure-longue', {
      longueur: 30,
      marque,
    }),
  niveau: (v, marque) =>
    image<typeof niveau>('niveau', {
      elancement: palier(nombreOf(v, 'longueur') / 52, [9, 18, 34]),
      marque,
    }),
  equerre: (v) =>
    image<typeof equerre>('equerre', {
      talon: selon(v, 'matiere', { aluminium: 'alu', bois: 'bois' }),
      longueur: palier(nombreOf(v, 'longueur'), [170, 250, 330]),
    }),
  'crayon-chantier': (v) =>
    image<typeof crayonChantier>('crayon-chantier', {
      mine: selon(v, 'mine', {
        charpentier: 'charpentier',
        macon: 'macon',
        universel: 'universel',
      }),
      longueur: nombreOf(v, 'longueur'),
      marque: 'neutre',
    }),
  cordeau: (v, marque) =>
    image<typeof cordeau>('cordeau', {
      boitier: selon(v, 'matiere', { aluminium: 'alu', plastique: 'plastique' }),
      marque,
    }),
  'serre-joint': (v, marque) =>
    image<typeof serreJoint>('serre-joint', {
      elancement: palier(nombreOf(v, 'capacite-serrage') / nombreOf(v, 'saillie'), [2.6, 6]),
      marque,
    }),
  'serre-joint-une-main': (v, marque) =>
    image<typeof serreJointUneMain>('serre-joint-une-main', {
      elancement: palier(nombreOf(v, 'capacite-serrage') / nombreOf(v, 'saillie'), [2.6, 7]),
      marque,
    }),
  etau: (_, marque) => image<typeof etau>('etau', { marque }),
  treteau: treteauOf,
  'coffret-empilable': (v, marque) =>
    image<typeof coffretEmpilable>('coffret-empilable', {
      hauteur: palier(nombreOf(v, 'hauteur'), [105, 180, 360]),
      marque,
    }),
  'sac-outils': (_, marque) =>
    image<typeof sacOutils>('sac-outils', {
      allonge: 1.4,
      marque,
    }),
  servante: (v) =>
    image<typeof servante>('servante', {
      tiroirs: Number(v.tiroirs),
      couleur: selon(v, 'couleur', { rouge: 'rouge', bleu: 'bleu', noir: 'noir' }),
    }),
  truelle: (v) =>
    image<typeof truelle>('truelle', {
      forme: selon(v, 'forme-truelle', {
        ronde: 'ronde',
        carree: 'carree',
        italienne: 'italienne',
        'langue-chat': 'langue-chat',
      }),
      longueur: palier(nombreOf(v, 'longueur'), [130, 160, 200]),
    }),
  platoir: (v, marque) => {
    const manche = selon(v, 'manche', { frene: 'frene', bimatiere: 'bimatiere' });
    return image<typeof platoir>('platoir', {
      longueur: palier(nombreOf(v, 'longueur'), [300, 480]),
      denture: 0,
      manche,
      marque: manche === 'frene' ? 'neutre' : marque,
    });
  },
  'peigne-colle': (v) =>
    image<typeof platoir>('platoir', {
      longueur: nombreOf(v, 'longueur'),
      denture: palier(Number(String(v['denture-peigne']).slice(1)), [4, 6, 9, 12]),
      manche: 'frene',
      marque: 'neutre',
    }),
  'regle-macon': (v) =>
    image<typeof regleMacon>('regle-macon', {
      elancement: palier(nombreOf(v, 'longueur') / nombreOf(v, 'largeur'), [10, 18, 30]),
    }),
  auge: (v) => augeOf(v, nombreOf(v, 'contenance-auge')),
  'couteau-enduire': (v, marque) =>
    image<typeof couteauEnduire>('couteau-enduire', {
      largeur: palier(nombreOf(v, 'largeur'), [80, 150, 260]),
      marque,
    }),
  'rabot-plaque': (v, marque) =>
    image<typeof rabotPlaque>('rabot-plaque', {
      longueur: nombreOf(v, 'longueur') > 200 ? '250' : '140',
      marque,
    }),
  'leve-plaque': (v) =>
    image<typeof levePlaque>('leve-plaque', {
      hauteur: palier(nombreOf(v, 'hauteur'), [3500, 4800]),
    }),
  carrelette: (v, marque) =>
    image<typeof carrelette>('carrelette', {
      longueur: palier(nombreOf(v, 'longueur'), [500, 1000]),
      marque,
    }),
  'croisillon-autonivelant': (v) =>
    image<typeof croisillon>('croisillon-autonivelant', {
      joint: nombreOf(v, 'largeur-joint'),
      carreau: nombreOf(v, 'epaisseur'),
    }),
  // One cup, two, or a pump, as the load grows.
  ventouse: (v, marque) =>
    image<typeof ventouse>('ventouse', {
      sorte: selon(v, 'charge', { '30': 'simple', '60': 'double', '100': 'pompe' }),
      marque,
    }),
  'tire-fil': (v) =>
    image<typeof tireFil>('tire-fil', {
      matiere: selon(v, 'matiere', { nylon: 'nylon', acier: 'acier' }),
      tours: palier(nombreOf(v, 'longueur-deroulee') * 0.3, [3, 6, 9]),
    }),
};
