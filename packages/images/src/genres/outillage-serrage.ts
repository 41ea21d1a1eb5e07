/** Hand tools that turn and grip: screwdrivers, keys, spanners, sockets, pliers. */
import type cleDynamometrique from '../modeles/cle-dynamometrique.ts';
import type cleMale from '../modeles/cle-male.ts';
import type cleMixte from '../modeles/cle-mixte.ts';
import type cleMolette from '../modeles/cle-molette.ts';
import type coffretDouilles from '../modeles/coffret-douilles.ts';
import type coupeBoulon from '../modeles/coupe-boulon.ts';
import type douille from '../modeles/douille.ts';
import type jeuClesMales from '../modeles/jeu-cles-males.ts';
import type jeuTournevis from '../modeles/jeu-tournevis.ts';
import type pinceDenuder from '../modeles/pince-denuder.ts';
import type pinceEtau from '../modeles/pince-etau.ts';
import type pinceSertir from '../modeles/pince-sertir.ts';
import type pinceMultiprise from '../modeles/pince-multiprise.ts';
import type pince from '../modeles/pince.ts';
import type tournevis from '../modeles/tournevis.ts';
import { image, type Genre, type Valeurs } from './image.ts';
import { nombreOf, palier, selon } from './read.ts';

function pointeOf(v: Valeurs): 'fente' | 'croix' | 'torx' {
  const code = String(v['empreinte-lame']);
  if (code.startsWith('f-')) return 'fente';
  return code.startsWith('t') ? 'torx' : 'croix';
}

/** Diameter of the driven end of a socket, by the square that drives it. */
const PIEDS = { '14': 12, '38': 17, '12': 22 } as const;

const GAINES = { pvc: 'pvc', bimatiere: 'bimatiere' } as const;

function pinceOf(mors: 'universelle' | 'coupante'): Genre {
  return (v, marque) =>
    image<typeof pince>('pince', { mors, gaine: selon(v, 'gaine', GAINES), marque });
}

export const SERRAGE: Readonly<Record<string, Genre>> = {
  tournevis: (v, marque) =>
    image<typeof tournevis>('tournevis', {
      pointe: pointeOf(v),
      lame: palier(nombreOf(v, 'longueur'), [75, 130]),
      isole: false,
      marque,
    }),
  // Red and yellow whoever makes them: the colours say that they are insulated.
  'tournevis-isole': (v) =>
    image<typeof tournevis>('tournevis', {
      pointe: pointeOf(v),
      lame: palier(nombreOf(v, 'longueur'), [75, 130]),
      isole: true,
      marque: 'neutre',
    }),
  'jeu-tournevis': (v, marque) =>
    image<typeof jeuTournevis>('jeu-tournevis', {
      assortiment: selon(v, 'assortiment', {
        'fente-ph': 'fente-croix',
        'fente-pz': 'fente-croix',
        // In a fan of eight, tips are too small to tell.
        torx: 'fente-croix',
        mixte: 'mixte',
      }),
      pieces: nombreOf(v, 'pieces-jeu'),
      marque,
    }),
  'cle-male': (v) =>
    image<typeof cleMale>('cle-male', {
      finition: selon(v, 'revetement', { nickele: 'nickel', phosphate: 'phosphate' }),
      elancement: palier(120 / nombreOf(v, 'surplat') + 13, [22, 32, 50]),
    }),
  'jeu-cles-males': (v, marque) =>
    image<typeof jeuClesMales>('jeu-cles-males', {
      empreinte: selon(v, 'assortiment', {
        'six-pans-bille': 'six-pans-bille',
        'six-pans': 'six-pans',
        torx: 'torx',
        'torx-perce': 'torx',
      }),
      marque,
    }),
  'cle-mixte': (v) =>
    image<typeof cleMixte>('cle-mixte', {
      cliquet: false,
      elancement: palier(10.2 + 30 / nombreOf(v, 'surplat'), [11.5, 12.8, 15]),
    }),
  'cle-cliquet': (v) =>
    image<typeof cleMixte>('cle-mixte', {
      cliquet: true,
      elancement: palier(10.2 + 30 / nombreOf(v, 'surplat'), [12, 13.6]),
    }),
  'cle-molette': (v) =>
    image<typeof cleMolette>('cle-molette', {
      elancement: palier(nombreOf(v, 'longueur') / nombreOf(v, 'ouverture-max'), [7.5, 8.7]),
    }),
  douille: (v) =>
    image<typeof douille>('douille', {
      sorte: selon(v, 'type-douille', { courte: 'courte', longue: 'longue', impact: 'impact' }),
      cote: palier(
        nombreOf(v, 'surplat') / selon<number>(v, 'carre-conducteur', PIEDS),
        [0.5, 0.7, 0.95, 1.3],
      ),
    }),
  // Chrome and foam: the maker is a small part of it.
  'coffret-douilles': (v) =>
    image<typeof coffretDouilles>('coffret-douilles', {
      douilles: selon(v, 'carre-conducteur', { '14': 28, '38': 20, '12': 14 }),
      marque: 'neutre',
    }),
  'cle-dynamometrique': (v, marque) =>
    image<typeof cleDynamometrique>('cle-dynamometrique', {
      longueur: selon(v, 'plage-couple', {
        '5-25': 320,
        '10-50': 320,
        '20-100': 320,
        '40-200': 540,
        '60-340': 540,
        '150-750': 1100,
      }),
      marque,
    }),
  'pince-universelle': pinceOf('universelle'),
  'pince-coupante': pinceOf('coupante'),
  'pince-isolee': (v) =>
    image<typeof pince>('pince', {
      mors: selon(v, 'type-pince', {
        universelle: 'universelle',
        coupante: 'coupante',
        'demi-ronde': 'demi-ronde',
      }),
      gaine: 'isolee',
      marque: 'neutre',
    }),
  // Length does not show: the whole tool grows.
  'pince-multiprise': (v, marque) =>
    image<typeof pinceMultiprise>('pince-multiprise', {
      gaine: selon(v, 'gaine', GAINES),
      elancement: 1,
      marque,
    }),
  'pince-etau': (v) =>
    image<typeof pinceEtau>('pince-etau', { elancement: nombreOf(v, 'longueur') >= 300 ? 1.2 : 1 }),
  'coupe-boulon': (_, marque) =>
    image<typeof coupeBoulon>('coupe-boulon', {
      longueur: 600,
      marque,
    }),
  'pince-denuder': (v, marque) => {
    const isolee = v.gaine === 'isolee';
    return image<typeof pinceDenuder>('pince-denuder', {
      isolee,
      marque: isolee ? 'neutre' : marque,
    });
  },
  'pince-sertir': (v, marque) =>
    image<typeof pinceSertir>('pince-sertir', {
      sorte: selon(v, 'connexion', { embouts: 'embouts', preisolees: 'cosses', rj45: 'rj45' }),
      marque,
    }),
};
