/** Consumables of machines. */
import type arbrePorteScie from '../modeles/arbre-porte-scie.ts';
import type bandeAbrasive from '../modeles/bande-abrasive.ts';
import type brosseCoupe from '../modeles/brosse-coupe.ts';
import type disqueAbrasif from '../modeles/disque-abrasif.ts';
import type disqueALamelles from '../modeles/disque-a-lamelles.ts';
import type disqueDiamant from '../modeles/disque-diamant.ts';
import type epongeAbrasive from '../modeles/eponge-abrasive.ts';
import type lameCirculaire from '../modeles/lame-circulaire.ts';
import type lameDroite from '../modeles/lame-droite.ts';
import type meulePlate from '../modeles/meule-plate.ts';
import type rouleauAbrasif from '../modeles/rouleau-abrasif.ts';
import type scieCloche from '../modeles/scie-cloche.ts';
import type trepanDiamant from '../modeles/trepan-diamant.ts';
import { PERCAGE_VISSAGE } from './consommables-percage.ts';
import { image, type Genre, type Valeurs } from './image.ts';
import { nombreOf, palier, selon } from './read.ts';

/** Bore over diameter: small discs have a large hole. */
const alesageOf = (v: Valeurs): number =>
  palier(nombreOf(v, 'alesage') / nombreOf(v, 'diametre'), [0.09, 0.185]);

const grainOf = (v: Valeurs) => {
  const grain = nombreOf(v, 'grain');
  return grain <= 60 ? 'gros' : grain <= 120 ? 'moyen' : 'fin';
};

const meule =
  (usage: 'tronconner' | 'ebarber'): Genre =>
  (v, marque) =>
    image<typeof meulePlate>('meule-plate', {
      usage,
      materiau: selon(v, 'materiau-travaille', {
        acier: 'acier',
        'acier-inox': 'acier-inox',
        aluminium: 'aluminium',
      }),
      marque,
      alesage: alesageOf(v),
    });

const diamant =
  (jante: 'segmentee' | 'continue'): Genre =>
  (v, marque) =>
    image<typeof disqueDiamant>('disque-diamant', {
      jante,
      materiau: selon(v, 'materiau-travaille', {
        universel: 'universel',
        beton: 'beton',
        carrelage: 'carrelage',
      }),
      marque,
      alesage: alesageOf(v),
    });

/** Blades for curves are narrow, those for metal lower than those for wood. */
function sauteuse(v: Valeurs) {
  const coupe = String(v['coupe-lame']);
  return image<typeof lameDroite>('lame-droite', {
    queue: 't',
    materiau: selon(v, 'materiau-travaille', {
      bois: 'bois',
      metal: 'metal',
      stratifie: 'stratifie',
      aluminium: 'aluminium',
    }),
    longueur: nombreOf(v, 'longueur-utile'),
    pas: nombreOf(v, 'pas-dents'),
    hauteur: coupe === 'courbe' ? 4.5 : v['materiau-travaille'] === 'metal' ? 7 : 8.5,
    denture: coupe === 'inversee' ? 'inversee' : 'droite',
  });
}

function sabre(v: Valeurs) {
  return image<typeof lameDroite>('lame-droite', {
    queue: 'universelle',
    materiau: selon(v, 'materiau-travaille', {
      bois: 'bois',
      metal: 'metal',
      'bois-cloue': 'bois-cloue',
      'acier-inox': 'acier-inox',
      'beton-cellulaire': 'beton-cellulaire',
    }),
    longueur: nombreOf(v, 'longueur'),
    pas: nombreOf(v, 'pas-dents'),
    hauteur: v['materiau-travaille'] === 'beton-cellulaire' ? 50 : 19,
    denture: 'droite',
  });
}

export const CONSOMMABLES: Readonly<Record<string, Genre>> = {
  'disque-abrasif': (v) =>
    image<typeof disqueAbrasif>('disque-abrasif', {
      grain: grainOf(v),
      trous: selon(v, 'perforation-abrasif', {
        pleine: 'pleine',
        'huit-trous': 'huit-trous',
        multitrous: 'multitrous',
      }),
      materiau: selon(v, 'materiau-travaille', { bois: 'bois', platre: 'platre' }),
    }),
  'bande-abrasive': (v) =>
    image<typeof bandeAbrasive>('bande-abrasive', {
      grain: grainOf(v),
      largeur: palier(nombreOf(v, 'largeur') / nombreOf(v, 'longueur'), [0.03, 0.066, 0.16]),
    }),
  'rouleau-abrasif': (v) =>
    image<typeof rouleauAbrasif>('rouleau-abrasif', {
      grain: grainOf(v),
      largeur: nombreOf(v, 'largeur'),
      rayon: selon(v, 'longueur-bobine', { 5: 38, 25: 62, 50: 82 }),
    }),
  'eponge-abrasive': (v) =>
    image<typeof epongeAbrasive>('eponge-abrasive', {
      grain: selon(v, 'grain', {
        '60': '60',
        '100': '100',
        '120': '120',
        '180': '180',
        '220': '220',
      }),
    }),
  'brosse-coupe': (v) =>
    image<typeof brosseCoupe>('brosse-coupe', {
      fil: selon(v, 'fil-brosse', {
        'acier-torsade': 'acier',
        'acier-ondule': 'acier',
        'inox-torsade': 'inox',
        'laiton-ondule': 'laiton',
      }),
      garnissage: selon(v, 'fil-brosse', {
        'acier-torsade': 'torsade',
        'acier-ondule': 'ondule',
        'inox-torsade': 'torsade',
        'laiton-ondule': 'ondule',
      }),
      diametre: nombreOf(v, 'diametre'),
    }),
  'disque-a-tronconner': meule('tronconner'),
  'disque-a-ebarber': meule('ebarber'),
  'disque-a-lamelles': (v) =>
    image<typeof disqueALamelles>('disque-a-lamelles', {
      grain: grainOf(v),
      alesage: alesageOf(v),
    }),
  'disque-diamant': diamant('segmentee'),
  'disque-diamant-continu': diamant('continue'),
  'lame-circulaire': (v, marque) =>
    image<typeof lameCirculaire>('lame-circulaire', {
      dents: palier(nombreOf(v, 'nombre-dents'), [14, 26, 50, 84]),
      materiau: selon(v, 'materiau-travaille', { bois: 'bois', aluminium: 'aluminium' }),
      marque,
    }),
  'lame-sauteuse': sauteuse,
  'lame-sabre': sabre,
  'scie-cloche': (v, marque) =>
    image<typeof scieCloche>('scie-cloche', {
      marque,
      diametre: palier(nombreOf(v, 'diametre'), [19, 30, 48, 72, 120]),
    }),
  'arbre-porte-scie': (v) =>
    image<typeof arbrePorteScie>('arbre-porte-scie', {
      capacite: selon(v, 'capacite-arbre', { petit: 'petit', grand: 'grand' }),
      queue: selon(v, 'attachement-outil', {
        hexagonal: 'hexagonal',
        'hexagonal-11': 'hexagonal-11',
        'sds-plus': 'sds-plus',
      }),
    }),
  'trepan-diamant': (v, marque) =>
    image<typeof trepanDiamant>('trepan-diamant', {
      marque,
      diametre: palier(nombreOf(v, 'diametre'), [8, 20, 36, 60]),
    }),
  ...PERCAGE_VISSAGE,
};
