/** Plugs, anchors, rivets, inserts and nails. */
import type agrafe from '../modeles/agrafe.ts';
import type cartoucheResine from '../modeles/cartouche-resine.ts';
import type chevilleAFrapper from '../modeles/cheville-a-frapper.ts';
import type chevilleAutoforeuse from '../modeles/cheville-autoforeuse.ts';
import type chevilleMetallique from '../modeles/cheville-metallique.ts';
import type chevilleNylon from '../modeles/cheville-nylon.ts';
import type clousDeFinition from '../modeles/clous-de-finition.ts';
import type clousEnBande from '../modeles/clous-en-bande.ts';
import type ecrouASertir from '../modeles/ecrou-a-sertir.ts';
import type goujonAncrage from '../modeles/goujon-ancrage.ts';
import type insertABois from '../modeles/insert-a-bois.ts';
import type pointe from '../modeles/pointe.ts';
import type rivetAveugle from '../modeles/rivet-aveugle.ts';
import type tamisInjection from '../modeles/tamis-injection.ts';
import type { Marque } from '../nuancier.ts';
import { image, type Genre, type Valeurs } from './image.ts';
import { finitionOf, nombreOf, palier, selon } from './read.ts';

const metrique = (v: Valeurs): string => String(v['filetage-metrique']);
const elancement = (v: Valeurs): number => nombreOf(v, 'longueur') / nombreOf(v, 'diametre');

/** Nylon is dyed by its maker. */
const nylonOf = (marque: Marque) => (marque === 'oskel' ? 'vert' : 'gris');

const TIGES = { lisse: 'lisse', annelee: 'annelee' } as const;

const CONTENANCES = {
  165: '165',
  300: '300',
  410: '410',
  420: '420',
  585: '585',
  825: '825',
} as const;

/** Outer diameters by thread, millimetres. */
const TROU_METALLIQUE = { m4: 8, m5: 10, m6: 12, m8: 14 } as const;
const CORPS_INSERT = { m4: 8, m5: 10, m6: 12, m8: 16, m10: 18.5 } as const;

const clouterie: Genre = (v) =>
  image<typeof pointe>('pointe', {
    tige: selon(v, 'tige-clou', TIGES),
    finition: finitionOf(v),
    elancement: palier(elancement(v), [10, 14, 19, 27]),
  });

export const CHEVILLAGE: Readonly<Record<string, Genre>> = {
  'cheville-nylon': (_, marque) =>
    image<typeof chevilleNylon>('cheville-nylon', {
      teinte: marque === 'comptoir' ? 'ivoire' : nylonOf(marque),
    }),
  'cheville-a-frapper': (v, marque) =>
    image<typeof chevilleAFrapper>('cheville-a-frapper', {
      teinte: nylonOf(marque),
      elancement: palier(elancement(v), [6.5, 9.5, 15]),
    }),
  'cheville-metallique-expansion': (v) =>
    image<typeof chevilleMetallique>('cheville-metallique', {
      elancement: palier(
        nombreOf(v, 'longueur') / selon(v, 'filetage-metrique', TROU_METALLIQUE),
        [2.6, 3.7, 5, 6.5],
      ),
    }),
  'cheville-autoforeuse': (v) =>
    image<typeof chevilleAutoforeuse>('cheville-autoforeuse', {
      matiere: selon(v, 'matiere', { zamak: 'zamak', nylon: 'nylon' }),
      elancement: palier(nombreOf(v, 'longueur') / 13, [1.9, 2.5, 3]),
    }),
  'goujon-ancrage': (v) =>
    image<typeof goujonAncrage>('goujon-ancrage', {
      finition: finitionOf(v),
      elancement: palier(
        nombreOf(v, 'longueur') / Number(metrique(v).slice(1)),
        [6, 8, 10, 13, 17],
      ),
    }),
  'cartouche-resine': (v, marque) =>
    image<typeof cartoucheResine>('cartouche-resine', {
      marque,
      // Where the resin is not told, the large cartridges are of the strong one.
      resine: selon(
        v,
        'resine',
        { polyester: 'polyester', vinylester: 'vinylester', epoxy: 'epoxy' },
        nombreOf(v, 'contenance') > 410 ? 'vinylester' : 'polyester',
      ),
      contenance: selon(v, 'contenance', CONTENANCES),
    }),
  'tamis-injection': (v) =>
    image<typeof tamisInjection>('tamis-injection', {
      elancement: palier(elancement(v), [4.2, 5.3, 6.7, 8.1]),
    }),
  'rivet-aveugle': (v) =>
    image<typeof rivetAveugle>('rivet-aveugle', {
      corps: selon(v, 'corps-rivet', {
        'alu-acier': 'alu-acier',
        'acier-acier': 'acier-acier',
        'inox-inox': 'inox-inox',
      }),
      elancement: palier(elancement(v), [1.5, 2.5, 3.8, 5.6]),
    }),
  'ecrou-a-sertir': (v) =>
    image<typeof ecrouASertir>('ecrou-a-sertir', {
      finition: selon(v, 'matiere', {
        acier: 'zinc-jaune',
        aluminium: 'anodise',
        'inox-a2': 'inox',
      }),
      elancement: nombreOf(v, 'epaisseur-serree') > 3 ? 2.1 : 1.7,
    }),
  'insert-a-bois': (v) =>
    image<typeof insertABois>('insert-a-bois', {
      finition: finitionOf(v),
      elancement: palier(
        nombreOf(v, 'longueur') / selon(v, 'filetage-metrique', CORPS_INSERT),
        [0.9, 1.3, 1.8, 2.4],
      ),
    }),
  pointe: clouterie,
  'pointe-annelee': clouterie,
  'clous-en-bande': (v) =>
    image<typeof clousEnBande>('clous-en-bande', {
      tige: selon(v, 'tige-clou', TIGES),
      finition: finitionOf(v),
      longueur: palier(nombreOf(v, 'longueur'), [55, 82]),
    }),
  'clous-de-finition': (v) =>
    image<typeof clousDeFinition>('clous-de-finition', {
      finition: finitionOf(v),
      longueur: palier(nombreOf(v, 'longueur'), [28, 40, 52, 63]),
    }),
  agrafe: (v) =>
    image<typeof agrafe>('agrafe', {
      finition: finitionOf(v),
      proportion: palier(nombreOf(v, 'hauteur') / 11.3, [0.53, 0.8, 1.15]),
    }),
};
