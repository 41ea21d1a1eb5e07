/** Boards, worktops, edging, mouldings, profiles and floors. */
import type chant from '../modeles/chant.ts';
import type feuilleStratifiee from '../modeles/feuille-stratifiee.ts';
import type lameDeSol from '../modeles/lame-de-sol.ts';
import type moulure from '../modeles/moulure.ts';
import type panneau from '../modeles/panneau.ts';
import type planDeTravail from '../modeles/plan-de-travail.ts';
import type sousCouche from '../modeles/sous-couche.ts';
import type tablette from '../modeles/tablette.ts';
import type { NomDecor } from '../pieces/decors.ts';
import { image, type Genre, type Valeurs } from './image.ts';
import { nombreOf, palier, selon } from './read.ts';
import { barre } from './profiles.ts';

const DECORS: Readonly<Record<string, NomDecor>> = {
  blanc: 'blanc',
  'gris-clair': 'gris-clair',
  anthracite: 'anthracite',
  noir: 'noir',
  cachemire: 'cachemire',
  'bleu-nuit': 'bleu-nuit',
  sauge: 'sauge',
  'terre-cuite': 'terre-cuite',
  'chene-naturel': 'chene-naturel',
  'chene-clair': 'chene-clair',
  'chene-fume': 'chene-fume',
  noyer: 'noyer',
  frene: 'frene',
  orme: 'orme',
  'marbre-blanc': 'marbre-blanc',
  beton: 'beton',
  ardoise: 'ardoise',
};

const decorOf = (v: Valeurs) => selon(v, 'decor-panneau', DECORS);

/** Thin boards and thick ones differ to the eye; a few millimetres do not. */
const epaisseurOf = (v: Valeurs) => palier(nombreOf(v, 'epaisseur'), [5, 18]);

type Ame = Parameters<(typeof panneau)['construire']>[0]['ame'];

function panneauOf(ame: (v: Valeurs) => Ame, decor: (v: Valeurs) => NomDecor | 'aucun'): Genre {
  return (v) =>
    image<typeof panneau>('panneau', {
      ame: ame(v),
      decor: decor(v),
      epaisseur: epaisseurOf(v),
      rives: selon(v, 'rives', { droites: 'droites', rainurees: 'rainurees' }, 'droites'),
    });
}

const aucun = () => 'aucun' as const;

const ESSENCES_MASSIVES = {
  chene: 'chene',
  hetre: 'hetre',
  noyer: 'noyer-massif',
  frene: 'frene-massif',
} as const;

function moulureOf(section: 'tasseau' | 'plinthe' | 'quart-de-rond'): Genre {
  return (v) =>
    image<typeof moulure>('moulure', {
      section,
      essence: selon(v, 'essence', {
        sapin: 'sapin',
        pin: 'pin',
        chene: 'chene',
        hetre: 'hetre',
        'mdf-appret': 'appret',
      }),
      proportion:
        section === 'quart-de-rond'
          ? 1
          : palier(nombreOf(v, 'largeur') / nombreOf(v, 'epaisseur'), [1, 2, 4.5, 8, 11]),
    });
}

export const PANNEAUX_BOIS: Readonly<Record<string, Genre>> = {
  'panneau-melamine': panneauOf(() => 'agglomere', decorOf),
  'feuille-stratifiee': (v) =>
    image<typeof feuilleStratifiee>('feuille-stratifiee', {
      decor: decorOf(v),
      brillant: v['etat-de-surface'] === 'brillant',
    }),
  'panneau-compact': panneauOf(() => 'compact', decorOf),
  contreplaque: panneauOf(
    (v) => selon(v, 'essence', { peuplier: 'peuplier', okoume: 'okoume' }),
    aucun,
  ),
  'contreplaque-filme': panneauOf(() => 'bouleau-filme', aucun),
  'panneau-mdf': panneauOf(
    (v) =>
      selon(v, 'qualite-panneau', {
        standard: 'mdf',
        leger: 'mdf',
        hydrofuge: 'mdf-hydrofuge',
        ignifuge: 'mdf-ignifuge',
      }),
    aucun,
  ),
  'panneau-agglomere': panneauOf(
    (v) => selon(v, 'qualite-panneau', { standard: 'agglomere', hydrofuge: 'agglomere-hydrofuge' }),
    aucun,
  ),
  'panneau-osb': panneauOf(() => 'osb', aucun),
  tablette: (v) =>
    image<typeof tablette>('tablette', {
      surface: selon(v, 'decor-panneau', {
        blanc: 'blanc',
        'chene-naturel': 'chene-naturel',
        noir: 'noir',
      }),
      proportion: palier(nombreOf(v, 'longueur') / nombreOf(v, 'largeur'), [2.5, 5]),
      epaisseur: 18,
    }),
  'panneau-lamelle-colle': (v) =>
    image<typeof tablette>('tablette', {
      surface: selon(v, 'essence', { pin: 'pin', sapin: 'sapin', hetre: 'hetre', chene: 'chene' }),
      proportion: palier(nombreOf(v, 'longueur') / nombreOf(v, 'largeur'), [2.5, 5]),
      epaisseur: 18,
    }),
  'plan-de-travail': (v) =>
    image<typeof planDeTravail>('plan-de-travail', {
      surface: decorOf(v),
      epaisseur: nombreOf(v, 'epaisseur'),
      huile: false,
    }),
  'plan-de-travail-bois': (v) =>
    image<typeof planDeTravail>('plan-de-travail', {
      surface: selon(v, 'essence', ESSENCES_MASSIVES),
      epaisseur: nombreOf(v, 'epaisseur'),
      huile: v['finition-bois'] === 'huile',
    }),
  chant: (v) =>
    image<typeof chant>('chant', {
      surface: decorOf(v),
      largeur: palier(nombreOf(v, 'largeur'), [23, 43]),
    }),
  'chant-bois': (v) =>
    image<typeof chant>('chant', {
      surface: selon(v, 'essence', ESSENCES_MASSIVES),
      largeur: palier(nombreOf(v, 'largeur'), [23, 43]),
    }),
  tasseau: moulureOf('tasseau'),
  plinthe: moulureOf('plinthe'),
  'quart-de-rond': moulureOf('quart-de-rond'),
  corniere: barre('corniere'),
  'profile-en-u': barre('u'),
  'barre-de-seuil': barre('seuil'),
  parquet: (v) =>
    image<typeof lameDeSol>('lame-de-sol', {
      sorte: 'parquet',
      surface: selon(v, 'essence', { chene: 'chene', frene: 'frene', noyer: 'noyer' }),
      finition: selon(v, 'finition-bois', {
        brut: 'brut',
        'verni-mat': 'verni',
        'brosse-huile': 'brosse',
      }),
    }),
  'sol-stratifie': (v) =>
    image<typeof lameDeSol>('lame-de-sol', {
      sorte: 'stratifie',
      surface: selon(v, 'decor-panneau', {
        'chene-naturel': 'chene',
        'chene-clair': 'chene-clair',
        'chene-fume': 'chene-fume',
        noyer: 'noyer',
        frene: 'frene',
        beton: 'beton',
      }),
      finition: 'brut',
    }),
  'sous-couche': (v) =>
    image<typeof sousCouche>('sous-couche', {
      matiere: selon(v, 'matiere-sous-couche', {
        'mousse-pe': 'mousse',
        'mousse-pare-vapeur': 'pare-vapeur',
        liege: 'liege',
        'caoutchouc-pu': 'caoutchouc',
        'fibre-de-bois': 'fibre',
      }),
    }),
};
