/** Drill, router and driver bits, chisels, and their sets. */
import type burinSds from '../modeles/burin-sds.ts';
import type coffretEmbouts from '../modeles/coffret-embouts.ts';
import type coffretForets from '../modeles/coffret-forets.ts';
import type douilleMagnetique from '../modeles/douille-magnetique.ts';
import type embout from '../modeles/embout.ts';
import type foret from '../modeles/foret.ts';
import type foretBeton from '../modeles/foret-beton.ts';
import type fraise from '../modeles/fraise.ts';
import type mecheCharpente from '../modeles/meche-charpente.ts';
import type mecheForstner from '../modeles/meche-forstner.ts';
import type mechePlate from '../modeles/meche-plate.ts';
import type porteEmbout from '../modeles/porte-embout.ts';
import { image, type Genre, type Valeurs } from './image.ts';
import { nombreOf, palier, selon } from './read.ts';

const elancement = (v: Valeurs): number =>
  palier(nombreOf(v, 'longueur') / nombreOf(v, 'diametre'), [8.5, 11, 14, 17, 21, 26, 33]);

/**
 * A bit of half a metre would be a line in the picture: lengths are shown closer to each other than
 * they are, longer ones still longer. The drawing tells the true ones.
 */
function raccourci(v: Valeurs, montrees: Readonly<Record<number, number>>): number {
  const vraie = palier(nombreOf(v, 'longueur'), Object.keys(montrees).map(Number));
  return montrees[vraie] ?? vraie;
}

/** Diameter and length in steps: the shank beside them does not change. */
function beton(diametres: readonly number[], longueurs: Readonly<Record<number, number>>): Genre {
  return (v) =>
    image<typeof foretBeton>('foret-beton', {
      queue: selon(v, 'attachement-outil', { 'sds-plus': 'sds-plus', 'sds-max': 'sds-max' }),
      taillants: selon(v, 'taillants', { deux: 'deux', quatre: 'quatre' }),
      diametre: palier(nombreOf(v, 'diametre'), diametres),
      longueur: raccourci(v, longueurs),
    });
}

/** Across the tip by the number engraved, millimetres. */
const PANNES: Readonly<Record<string, number>> = {
  ph1: 4.4,
  ph2: 5.8,
  ph3: 7.4,
  pz1: 4.4,
  pz2: 5.8,
  pz3: 7.4,
  t10: 2.7,
  t15: 3.3,
  t20: 3.9,
  t25: 4.5,
  t27: 5,
  t30: 5.5,
  t40: 6.7,
  t50: 8.8,
  h3: 3,
  h4: 4,
  h5: 5,
  h6: 6,
};

const NUMEROS = {
  '1': '1',
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6',
  '10': '10',
  '15': '15',
  '20': '20',
  '25': '25',
  '27': '27',
  '30': '30',
  '40': '40',
  '50': '50',
} as const;

const vissage: Genre = (v) => {
  const [, lettres, numero] = /^([a-z]+)(\d+)$/.exec(String(v['empreinte-embout'])) ?? [];
  return image<typeof embout>('embout', {
    empreinte: selon({ lettres: lettres ?? '' }, 'lettres', { ph: 'ph', pz: 'pz', t: 't', h: 'h' }),
    numero: selon({ numero: numero ?? '' }, 'numero', NUMEROS),
    taille: selon(v, 'empreinte-embout', PANNES),
    longueur: raccourci(v, { 25: 25, 50: 50, 90: 78, 150: 110 }),
  });
};

/** Cutters beside their shank, in steps. */
const fraiseDroite: Genre = (v) =>
  image<typeof fraise>('fraise', {
    forme: 'droite',
    queue: nombreOf(v, 'queue-fraise'),
    diametre: palier(nombreOf(v, 'diametre'), [4, 8, 13, 21]),
    hauteur: palier(nombreOf(v, 'longueur-utile'), [14, 28]),
  });

export const PERCAGE_VISSAGE: Readonly<Record<string, Genre>> = {
  'foret-hss': (v) =>
    image<typeof foret>('foret', {
      nuance: selon(v, 'nuance-coupe', {
        'hss-meule': 'hss',
        'hss-cobalt': 'cobalt',
        'hss-titane': 'titane',
      }),
      pointe: 'metal',
      elancement: elancement(v),
    }),
  'foret-bois-trois-pointes': (v) =>
    image<typeof foret>('foret', {
      nuance: 'chrome',
      pointe: 'trois-pointes',
      elancement: elancement(v),
    }),
  'foret-sds-plus': beton([6, 11, 20], { 110: 110, 165: 155, 260: 220, 450: 320 }),
  'foret-sds-max': beton([14, 22, 35], { 340: 340, 540: 450, 930: 600 }),
  'meche-plate': (v) =>
    image<typeof mechePlate>('meche-plate', {
      diametre: palier(nombreOf(v, 'diametre'), [11, 16, 22, 29, 39]),
      longueur: raccourci(v, { 152: 152, 400: 270 }),
    }),
  'meche-charpente': (v) =>
    image<typeof mecheCharpente>('meche-charpente', {
      diametre: palier(nombreOf(v, 'diametre'), [9, 13, 18, 24, 29]),
      longueur: raccourci(v, { 235: 235, 460: 350, 600: 450 }),
    }),
  'coffret-forets': (v, marque) =>
    image<typeof coffretForets>('coffret-forets', {
      nombre: selon(v, 'nombre-pieces', { 19: '19', 25: '25' }),
      nuance: selon(v, 'nuance-coupe', {
        'hss-meule': 'hss-meule',
        'hss-titane': 'hss-titane',
        'hss-cobalt': 'hss-cobalt',
      }),
      marque,
    }),
  burin: (v) =>
    image<typeof burinSds>('burin-sds', {
      queue: selon(v, 'attachement-outil', { 'sds-plus': 'sds-plus', 'sds-max': 'sds-max' }),
      forme: selon(v, 'forme-burin-sds', {
        pic: 'pic',
        plat: 'plat',
        beche: 'beche',
        gouge: 'gouge',
      }),
      largeur: nombreOf(v, 'largeur'),
      longueur: nombreOf(v, 'longueur'),
    }),
  'fraise-droite': fraiseDroite,
  'fraise-quart-de-rond': (v) => {
    const rayon = palier(nombreOf(v, 'rayon'), [2.5, 4.5, 6.4, 9, 12.7]);
    return image<typeof fraise>('fraise', {
      forme: 'quart-de-rond',
      queue: nombreOf(v, 'queue-fraise'),
      diametre: 12.7 + 2 * rayon,
      hauteur: Math.max(8, rayon * 1.25),
    });
  },
  'fraise-a-affleurer': (v) =>
    image<typeof fraise>('fraise', {
      forme: 'affleurer',
      queue: nombreOf(v, 'queue-fraise'),
      diametre: nombreOf(v, 'diametre'),
      hauteur: nombreOf(v, 'longueur-utile'),
    }),
  'meche-forstner': (v) =>
    image<typeof mecheForstner>('meche-forstner', {
      nuance: selon(v, 'nuance-coupe', { chrome: 'chrome', carbure: 'carbure' }),
      diametre: palier(nombreOf(v, 'diametre'), [15, 20, 26, 35, 45]),
    }),
  'embout-vissage': vissage,
  'embout-vissage-long': vissage,
  'douille-magnetique': (v) =>
    image<typeof douilleMagnetique>('douille-magnetique', {
      plats: palier(nombreOf(v, 'cote-sur-plats'), [6, 8, 12]),
      longueur: nombreOf(v, 'longueur'),
    }),
  'porte-embout': (v) =>
    image<typeof porteEmbout>('porte-embout', {
      longueur: raccourci(v, { 60: 60, 75: 75, 150: 125, 300: 200 }),
    }),
  'coffret-embouts': (v, marque) =>
    image<typeof coffretEmbouts>('coffret-embouts', {
      nombre: selon(v, 'nombre-pieces', { 12: '12', 32: '32', 61: '61' }),
      marque,
    }),
};
