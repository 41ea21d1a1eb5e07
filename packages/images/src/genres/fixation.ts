/** Fixings. */
import type vis from '../modeles/vis.ts';
import { image, type Genre, type Valeurs } from './image.ts';
import { finitionDe, nombreDe, palier, selon } from './lire.ts';

type Vis = typeof vis;

/** Length over diameter, in steps that differ to the eye. */
const ELANCEMENTS = [3, 4.5, 6, 8, 10, 13, 17, 22, 28, 36];

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

function diametreDe(v: Valeurs): number {
  const metrique = /^m(\d+)$/.exec(String(v['filetage-metrique']))?.[1];
  return metrique === undefined ? nombreDe(v, 'diametre') : Number(metrique);
}

/** Long wood screws are threaded over a part of their length only. */
function visserie(bout: 'pointe' | 'foret' | 'plat', filetage?: 'total' | 'partiel'): Genre {
  return (v) => {
    const elancement = nombreDe(v, 'longueur') / diametreDe(v);
    return image<Vis>('vis', {
      tete: selon(v, 'tete-vis', TETES),
      empreinte: selon(v, 'empreinte-vis', EMPREINTES),
      finition: finitionDe(v),
      elancement: palier(elancement, ELANCEMENTS),
      filetage: filetage ?? (elancement >= 9 ? 'partiel' : 'total'),
      bout,
    });
  };
}

export const FIXATION: Readonly<Record<string, Genre>> = {
  'vis-tete-fraisee': visserie('pointe'),
  'vis-tete-ronde': visserie('pointe', 'total'),
  'vis-terrasse': visserie('pointe', 'partiel'),
  'vis-tete-disque': visserie('pointe', 'partiel'),
  'vis-trompette': visserie('pointe', 'total'),
  'vis-autoforeuse': visserie('foret', 'total'),
  'vis-chc': visserie('plat', 'partiel'),
  tirefond: visserie('pointe', 'partiel'),
};
