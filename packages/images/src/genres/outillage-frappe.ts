/** Hand tools that strike and cut: hammers, chisels, bars, saws, knives, files, planes. */
import type burin from '../modeles/burin.ts';
import type cisailleTole from '../modeles/cisaille-tole.ts';
import type ciseauABois from '../modeles/ciseau-a-bois.ts';
import type cutter from '../modeles/cutter.ts';
import type lameCutter from '../modeles/lame-cutter.ts';
import type lime from '../modeles/lime.ts';
import type maillet from '../modeles/maillet.ts';
import type marteau from '../modeles/marteau.ts';
import type piedDeBiche from '../modeles/pied-de-biche.ts';
import type rabotMain from '../modeles/rabot-main.ts';
import type scieEgoine from '../modeles/scie-egoine.ts';
import type scieJaponaise from '../modeles/scie-japonaise.ts';
import type scieMetaux from '../modeles/scie-metaux.ts';
import { image, type Genre } from './image.ts';
import { nombreOf, palier, selon } from './read.ts';

const MANCHES = {
  frene: 'frene',
  hickory: 'hickory',
  bimatiere: 'bimatiere',
  fibre: 'fibre',
  acier: 'acier',
} as const;

/** Wooden handles are as nature made them, whoever sells them. */
function marteauOf(sorte: 'menuisier' | 'coffreur' | 'massette' | 'masse'): Genre {
  return (v, marque) => {
    const manche = selon(v, 'manche', MANCHES);
    const enBois = manche === 'frene' || manche === 'hickory';
    return image<typeof marteau>('marteau', { sorte, manche, marque: enBois ? 'neutre' : marque });
  };
}

const LAMES = { '9': '9', '18': '18', '25': '25', trapeze: 'trapeze' } as const;

export const FRAPPE: Readonly<Record<string, Genre>> = {
  'marteau-menuisier': marteauOf('menuisier'),
  'marteau-coffreur': marteauOf('coffreur'),
  massette: marteauOf('massette'),
  masse: marteauOf('masse'),
  maillet: (v) =>
    image<typeof maillet>('maillet', {
      matiere: selon(v, 'matiere', { bois: 'bois', caoutchouc: 'caoutchouc', nylon: 'nylon' }),
      diametre: palier(nombreOf(v, 'diametre'), [35, 50, 60, 75, 90]),
    }),
  // Those of machines are told by other attributes.
  burin: (v) =>
    v['forme-ciseau-macon'] !== undefined
      ? image<typeof burin>('burin', {
          forme: selon(v, 'forme-ciseau-macon', { plat: 'plat', pointe: 'pointe', large: 'large' }),
          largeur:
            v['forme-ciseau-macon'] === 'pointe'
              ? 18
              : palier(nombreOf(v, 'largeur'), [25, 50, 70]),
        })
      : undefined,
  'pied-de-biche': (v) =>
    image<typeof piedDeBiche>('pied-de-biche', {
      longueur: palier(nombreOf(v, 'longueur'), [500, 900]),
    }),
  'scie-egoine': (v, marque) =>
    image<typeof scieEgoine>('scie-egoine', {
      longueur: palier(nombreOf(v, 'longueur'), [400, 520]),
      denture: 9,
      marque,
    }),
  // The short fine one has a back, for joints.
  'scie-japonaise': (v) =>
    image<typeof scieJaponaise>('scie-japonaise', {
      longueur: nombreOf(v, 'longueur'),
      dos: nombreOf(v, 'longueur') < 250,
    }),
  'scie-metaux': (v, marque) =>
    image<typeof scieMetaux>('scie-metaux', {
      format: nombreOf(v, 'longueur') >= 250 ? 'grande' : 'petite',
      marque,
    }),
  cutter: (v, marque) =>
    image<typeof cutter>('cutter', { lame: selon(v, 'type-lame', LAMES), marque }),
  // Blades are the picture; their case is small.
  'lame-cutter': (v) =>
    image<typeof lameCutter>('lame-cutter', {
      lame: selon(v, 'type-lame', { ...LAMES, croche: 'croche' }),
      marque: 'neutre',
    }),
  'cisaille-tole': (v) =>
    image<typeof cisailleTole>('cisaille-tole', {
      sens: selon(v, 'sens-coupe', {
        droite: 'droite',
        gauche: 'gauche',
        universelle: 'universelle',
      }),
    }),
  'ciseau-a-bois': (v, marque) => {
    const manche = selon(v, 'manche', { frene: 'frene', bimatiere: 'bimatiere' });
    return image<typeof ciseauABois>('ciseau-a-bois', {
      largeur: palier(nombreOf(v, 'largeur'), [12, 28]),
      manche,
      marque: manche === 'frene' ? 'neutre' : marque,
    });
  },
  'rabot-main': (v) => image<typeof rabotMain>('rabot-main', { longueur: nombreOf(v, 'longueur') }),
  lime: (v, marque) =>
    image<typeof lime>('lime', {
      profil: selon(v, 'profil-lime', {
        plate: 'plate',
        'demi-ronde': 'demi-ronde',
        ronde: 'ronde',
        'tiers-point': 'tiers-point',
      }),
      // Coarse and smooth cuts differ under a lens, not on a card.
      taille: 'demi',
      marque,
    }),
};
