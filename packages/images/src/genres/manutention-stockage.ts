/** Handling and storage. */
import type bacBec from '../modeles/bac-bec.ts';
import type bacGerbable from '../modeles/bac-gerbable.ts';
import type bache from '../modeles/bache.ts';
import type balai from '../modeles/balai.ts';
import type betonniere from '../modeles/betonniere.ts';
import type bobine from '../modeles/bobine-essuyage.ts';
import type brouette from '../modeles/brouette.ts';
import type chaine from '../modeles/chaine.ts';
import type chariotPlateau from '../modeles/chariot-plateau.ts';
import type corde from '../modeles/corde.ts';
import type diable from '../modeles/diable.ts';
import type echafaudage from '../modeles/echafaudage-roulant.ts';
import type echelle from '../modeles/echelle.ts';
import type elingue from '../modeles/elingue-textile.ts';
import type escabeau from '../modeles/escabeau.ts';
import type etai from '../modeles/etai.ts';
import type flacon from '../modeles/flacon.ts';
import type marchepied from '../modeles/marchepied.ts';
import type palanElectrique from '../modeles/palan-electrique.ts';
import type palanManuel from '../modeles/palan-manuel.ts';
import type plateforme from '../modeles/plateforme-individuelle.ts';
import type rayonnage from '../modeles/rayonnage.ts';
import type rouleau from '../modeles/rouleau.ts';
import type roulette from '../modeles/roulette-industrielle.ts';
import type sacGravats from '../modeles/sac-gravats.ts';
import type sangle from '../modeles/sangle-arrimage.ts';
import type transpalette from '../modeles/transpalette.ts';
import { image, type Genre } from './image.ts';
import { nombreOf, palier, selon } from './read.ts';
import { augeOf, treteauOf } from './outillage-chantier.ts';

function echelleOf(
  sorte: 'simple' | 'transformable' | 'coulissante',
  paliers: readonly number[],
): Genre {
  return (v) =>
    image<typeof echelle>('echelle', {
      sorte,
      plans: nombreOf(v, 'plans-echelle'),
      barreaux: palier(nombreOf(v, 'barreaux'), paliers),
    });
}

function escabeauOf(isolant: boolean): Genre {
  return (v) =>
    image<typeof escabeau>('escabeau', {
      marches: palier(nombreOf(v, 'marches'), [3, 5, 6, 8, 10]),
      isolant,
    });
}

function rayonnageOf(sorte: 'mi-lourd' | 'leger'): Genre {
  const lourd = sorte === 'mi-lourd';
  return (v) =>
    image<typeof rayonnage>('rayonnage', {
      sorte,
      hauteur: lourd ? nombreOf(v, 'hauteur') : 2000,
      largeur: palier(nombreOf(v, 'largeur'), lourd ? [1350, 1900] : [950, 1200]),
      profondeur: palier(nombreOf(v, 'profondeur-rayonnage'), lourd ? [600] : [300, 450]),
      niveaux: nombreOf(v, 'niveaux-rayonnage'),
    });
}

const BANDAGES = {
  'caoutchouc-gris': 'caoutchouc-gris',
  caoutchouc: 'caoutchouc',
  polyurethane: 'polyurethane',
  polyamide: 'polyamide',
} as const;

const CONTENANCES = {
  '100': '100',
  '250': '250',
  '500': '500',
  '1000': '1000',
  '3000': '3000',
  '4500': '4500',
  '5000': '5000',
} as const;

function flaconOf(contenu: 'savon' | 'gel'): Genre {
  return (v, marque) => {
    const litres = nombreOf(v, 'contenance') / 1000;
    const forme = litres >= 3 ? 'bidon' : litres > 0.3 ? 'pompe' : 'flacon';
    const contenance = selon(v, 'contenance', CONTENANCES);
    return image<typeof flacon>('flacon', { forme, contenu, contenance, marque });
  };
}

/** Outer sizes of each bin, millimetres: depth, width, height. */
const BACS: Readonly<Record<string, readonly [number, number, number]>> = {
  t1: [85, 100, 50],
  t2: [160, 100, 75],
  t3: [230, 150, 125],
  t4: [350, 205, 150],
  t5: [500, 305, 200],
};

export const MANUTENTION_STOCKAGE: Readonly<Record<string, Genre>> = {
  'echelle-transformable': echelleOf('transformable', [7, 9, 12]),
  'echelle-simple': echelleOf('simple', [8, 12, 16, 20]),
  'echelle-coulissante': echelleOf('coulissante', [12, 16]),
  escabeau: escabeauOf(false),
  'escabeau-isolant': escabeauOf(true),
  'plateforme-individuelle': (v) =>
    image<typeof plateforme>('plateforme-individuelle', {
      plancher: nombreOf(v, 'hauteur-plancher'),
    }),
  'echafaudage-roulant': (v) =>
    image<typeof echafaudage>('echafaudage-roulant', {
      travail: palier(nombreOf(v, 'hauteur-travail'), [4.2, 5.2, 6.8, 8.3, 10.3]),
    }),
  treteau: treteauOf,
  marchepied: (v) => image<typeof marchepied>('marchepied', { marches: nombreOf(v, 'marches') }),
  diable: (v, marque) =>
    image<typeof diable>('diable', {
      roues: selon(v, 'roue-manutention', {
        increvable: 'increvable',
        pneumatique: 'pneumatique',
        pleine: 'pleine',
      }),
      renforce: false,
      marque,
    }),
  'chariot-plateau': (v, marque) =>
    image<typeof chariotPlateau>('chariot-plateau', {
      dossiers: selon(v, 'dossiers-chariot', { un: 'un', deux: 'deux', ridelles: 'ridelles' }),
      marque,
    }),
  transpalette: (v, marque) =>
    image<typeof transpalette>('transpalette', {
      fourches: 1100,
      largeur: 560,
      galets: selon(v, 'bandage', { polyurethane: 'polyurethane', polyamide: 'polyamide' }),
      marque,
    }),
  'sangle-arrimage': (v) =>
    image<typeof sangle>('sangle-arrimage', {
      largeur: nombreOf(v, 'largeur'),
      couleur: nombreOf(v, 'largeur') > 30 ? 'orange' : 'bleu',
    }),
  'elingue-textile': (v) =>
    image<typeof elingue>('elingue-textile', {
      charge: selon(v, 'cmu', { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5' }),
    }),
  'palan-manuel': (v, marque) =>
    image<typeof palanManuel>('palan-manuel', { charge: nombreOf(v, 'cmu') > 2 ? 3 : 1, marque }),
  'palan-electrique': (_, marque) =>
    image<typeof palanElectrique>('palan-electrique', { charge: 300, marque }),
  chaine: (v) =>
    image<typeof chaine>('chaine', {
      finition: selon(v, 'revetement', {
        'zingue-blanc': 'zinc-blanc',
        'galva-chaud': 'galva',
        'inox-a4': 'inox',
      }),
    }),
  corde: (v) =>
    image<typeof corde>('corde', {
      matiere: selon(v, 'matiere-corde', {
        polypropylene: 'polypropylene',
        polyamide: 'polyamide',
        chanvre: 'chanvre',
      }),
      diametre: palier(nombreOf(v, 'diametre'), [8, 16]),
    }),
  rayonnage: rayonnageOf('mi-lourd'),
  'rayonnage-leger': rayonnageOf('leger'),
  'bac-bec': (v) => {
    const [p = 1, l = 1, h = 1] = BACS[String(v['format-bac'])] ?? [];
    return image<typeof bacBec>('bac-bec', {
      couleur: selon(v, 'couleur', { bleu: 'bleu', rouge: 'rouge', jaune: 'jaune', vert: 'vert' }),
      profondeur: palier((p / l) * 100, [85, 160]),
      hauteur: palier((h / l) * 100, [50, 74]),
    });
  },
  'bac-gerbable': (v) => {
    const [l = 600, p = 400] = String(v['base-bac']).split('x').map(Number);
    return image<typeof bacGerbable>('bac-gerbable', {
      hauteur: palier(nombreOf(v, 'hauteur') / l, [0.22, 0.36, 0.54, 0.7]),
      largeur: palier(p / l, [0.667, 0.75]),
    });
  },
  // Furniture has castors of its own under this genre.
  roulette: (v) =>
    image<typeof roulette>('roulette-industrielle', {
      monture: selon(v, 'monture-roulette', {
        pivotante: 'pivotante',
        frein: 'frein',
        fixe: 'fixe',
      }),
      bandage: selon(v, 'bandage', BANDAGES),
    }),
  'roulette-trou': (v) =>
    image<typeof roulette>('roulette-industrielle', {
      monture: selon(v, 'monture-roulette', { pivotante: 'trou', frein: 'trou-frein' }),
      bandage: selon(v, 'bandage', BANDAGES),
    }),
  roue: (v) =>
    image<typeof roulette>('roulette-industrielle', {
      monture: 'aucune',
      bandage: selon(v, 'bandage', BANDAGES),
    }),
  balai: (v) =>
    image<typeof balai>('balai', {
      fibres: selon(v, 'fibres-balai', { pvc: 'pvc', coco: 'coco', piassava: 'piassava' }),
      largeur: palier(nombreOf(v, 'largeur'), [320, 600]),
    }),
  'sac-gravats': (v) =>
    image<typeof sacGravats>('sac-gravats', {
      galbe: selon(v, 'volume-contenant', { '45': 1.1, '70': 1.3, '110': 1.55 }),
    }),
  'bobine-essuyage': (v) =>
    image<typeof bobine>('bobine-essuyage', {
      couleur: selon(v, 'couleur', { bleu: 'bleu', blanc: 'blanc', marron: 'marron' }),
      epaisseur: nombreOf(v, 'formats-essuyage') > 1200 ? 1.3 : 1.05,
    }),
  'savon-atelier': flaconOf('savon'),
  'gel-hydroalcoolique': flaconOf('gel'),
  bache: (v) =>
    image<typeof bache>('bache', {
      grammage: selon(v, 'grammage-bache', { '80': '80', '150': '150', '240': '240' }),
    }),
  // Film is folded on its core: longer and thicker makes a fatter roll.
  'film-polyethylene': (v) =>
    image<typeof rouleau>('rouleau', {
      matiere: v.couleur === 'noir' ? 'film-noir' : 'film-translucide',
      diametre: palier(
        nombreOf(v, 'longueur-bache') * nombreOf(v, 'epaisseur-film') * 0.018 + 110,
        [160, 220, 280],
      ),
    }),
  'protection-sol': (v) =>
    image<typeof rouleau>('rouleau', {
      matiere: 'feutre',
      diametre: palier(nombreOf(v, 'longueur-bache') * 5 + 160, [220, 300, 400]),
    }),
  brouette: (v) =>
    image<typeof brouette>('brouette', {
      caisse: selon(v, 'type-caisse-brouette', {
        galvanisee: 'galvanisee',
        peinte: 'peinte',
        polypropylene: 'polypropylene',
      }),
      roue: selon(v, 'roue-brouette', { increvable: 'increvable', pneumatique: 'pneumatique' }),
      volume: palier(nombreOf(v, 'volume-contenant'), [95, 160]),
    }),
  'seau-auge': (v) => augeOf(v, nombreOf(v, 'volume-contenant')),
  etai: (v) =>
    image<typeof etai>('etai', {
      finition: selon(v, 'revetement', { 'zingue-blanc': 'zinc-blanc', 'galva-chaud': 'galva' }),
      hauteur: palier(nombreOf(v, 'hauteur-mini'), [1.6, 2.1, 3.1]),
    }),
  // Litres do not show: the whole machine grows.
  betonniere: (_, marque) => image<typeof betonniere>('betonniere', { volume: 160, marque }),
};
