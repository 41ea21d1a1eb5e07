/** Fixings. */
import type boulonColletCarre from '../modeles/boulon-collet-carre.ts';
import type ecrou from '../modeles/ecrou.ts';
import type patteAVis from '../modeles/patte-a-vis.ts';
import type rondelle from '../modeles/rondelle.ts';
import type seauDeVis from '../modeles/seau-de-vis.ts';
import type tigeFiletee from '../modeles/tige-filetee.ts';
import type vis from '../modeles/vis.ts';
import type visBeton from '../modeles/vis-beton.ts';
import type { Finition } from '../nuancier.ts';
import { CHEVILLAGE } from './fixation-chevillage.ts';
import { SUPPORTAGE } from './fixation-supportage.ts';
import { image, type Genre, type Valeurs } from './image.ts';
import { finitionOf, nombreOf, palier, selon } from './read.ts';

type Vis = typeof vis;

/** Length over diameter, in steps that differ to the eye. */
const ELANCEMENTS = [3, 4.5, 6.5, 9, 12.5, 17, 24, 36];

const EMPREINTES = {
  t10: 'torx',
  t15: 'torx',
  t20: 'torx',
  t25: 'torx',
  t30: 'torx',
  t40: 'torx',
  t50: 'torx',
  pz1: 'pozidriv',
  pz2: 'pozidriv',
  pz3: 'pozidriv',
  ph2: 'pozidriv',
  'six-pans': 'aucune',
  'six-pans-creux': 'six-pans',
} as const;

const TETES = {
  fraisee: 'fraisee',
  nervures: 'nervures',
  ronde: 'ronde',
  disque: 'disque',
  'bombee-reduite': 'bombee-reduite',
  trompette: 'trompette',
  hexagonale: 'hexagonale',
  'hexagonale-embase': 'hexagonale-embase',
  cylindrique: 'cylindrique',
} as const;

function diametreOf(v: Valeurs): number {
  const metrique = /^m(\d+)$/.exec(String(v['filetage-metrique'] ?? v['filetage-tige']))?.[1];
  return metrique === undefined ? nombreOf(v, 'diametre') : Number(metrique);
}

const elancementOf = (v: Valeurs): number => nombreOf(v, 'longueur') / diametreOf(v);

interface Forme {
  bout: 'pointe' | 'foret' | 'plat';
  /** Long wood screws are threaded over a part of their length only. */
  filetage?: 'total' | 'partiel';
  finition?: (v: Valeurs) => Finition;
}

function visserie({ bout, filetage, finition = finitionOf }: Forme): Genre {
  return (v) => {
    const elancement = elancementOf(v);
    return image<Vis>('vis', {
      tete: selon(v, 'tete-vis', TETES),
      empreinte: selon(v, 'empreinte-vis', EMPREINTES),
      finition: finition(v),
      elancement: palier(elancement, ELANCEMENTS),
      filetage: filetage ?? (elancement >= 9 ? 'partiel' : 'total'),
      bout,
    });
  };
}

/** Class 12.9 is delivered black. */
const finitionChc = (v: Valeurs): Finition =>
  v.revetement === 'brut' ? 'phosphate' : finitionOf(v);

export const FIXATION: Readonly<Record<string, Genre>> = {
  'vis-tete-fraisee': visserie({ bout: 'pointe' }),
  'vis-tete-ronde': visserie({ bout: 'pointe', filetage: 'total' }),
  'vis-terrasse': visserie({ bout: 'pointe', filetage: 'partiel' }),
  'vis-tete-disque': visserie({ bout: 'pointe', filetage: 'partiel' }),
  'vis-trompette': visserie({ bout: 'pointe', filetage: 'total' }),
  'vis-autoforeuse': visserie({ bout: 'foret', filetage: 'total' }),
  'vis-chc': visserie({ bout: 'plat', filetage: 'partiel', finition: finitionChc }),
  tirefond: visserie({ bout: 'pointe', filetage: 'partiel' }),
  'boulon-hexagonal': visserie({ bout: 'plat', filetage: 'total' }),
  'boulon-collet-carre': (v) =>
    image<typeof boulonColletCarre>('boulon-collet-carre', {
      finition: finitionOf(v),
      elancement: palier(elancementOf(v), [5, 8, 12, 17]),
    }),
  ecrou: (v) => image<typeof ecrou>('ecrou', { forme: 'hexagonal', finition: finitionOf(v) }),
  'ecrou-frein': (v) => image<typeof ecrou>('ecrou', { forme: 'frein', finition: finitionOf(v) }),
  rondelle: (v) =>
    image<typeof rondelle>('rondelle', {
      largeur: selon(v, 'serie-rondelle', { moyenne: 2, large: 3, 'tres-large': 4 }),
      finition: finitionOf(v),
    }),
  // Bars of a metre and more show an end, thick ones stockier; studs are as long as they are.
  'tige-filetee': (v) =>
    image<typeof tigeFiletee>('tige-filetee', {
      finition: finitionOf(v),
      elancement: palier(
        v.longueur === undefined ? 170 / diametreOf(v) : elancementOf(v),
        [11, 13, 16, 19, 26],
      ),
    }),
  'vis-beton': (v) =>
    image<typeof visBeton>('vis-beton', {
      finition: finitionOf(v),
      elancement: palier(elancementOf(v), [5, 7, 9, 12, 15]),
    }),
  'patte-a-vis': (v) =>
    image<typeof patteAVis>('patte-a-vis', {
      finition: finitionOf(v),
      elancement: palier(elancementOf(v), [8, 11, 14, 18, 22]),
    }),
  'seau-de-vis': (v, marque) =>
    image<typeof seauDeVis>('seau-de-vis', {
      marque,
      finition: finitionOf(v),
      diametre: selon(v, 'diametre', { '4': '4', '5': '5', '6': '6' }),
      longueur: selon(v, 'longueur', {
        '30': '30',
        '40': '40',
        '50': '50',
        '60': '60',
        '70': '70',
        '80': '80',
        '100': '100',
      }),
    }),
  ...CHEVILLAGE,
  ...SUPPORTAGE,
};
