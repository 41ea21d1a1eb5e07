/** Electricity and lighting. */
import type appareilModulaire from '../modeles/appareil-modulaire.ts';
import type appareillage from '../modeles/appareillage.ts';
import type boiteDerivation from '../modeles/boite-derivation.ts';
import type boiteEncastrement from '../modeles/boite-encastrement.ts';
import type borneConnexion from '../modeles/borne-connexion.ts';
import type cable from '../modeles/cable.ts';
import type coffretElectrique from '../modeles/coffret-electrique.ts';
import type couronne from '../modeles/couronne.ts';
import type enrouleur from '../modeles/enrouleur.ts';
import type goulotte from '../modeles/goulotte.ts';
import type hublot from '../modeles/hublot.ts';
import type lampeFrontale from '../modeles/lampe-frontale.ts';
import type lampeLed from '../modeles/lampe-led.ts';
import type luminairePlat from '../modeles/luminaire-plat.ts';
import type pile from '../modeles/pile.ts';
import type plaqueFinition from '../modeles/plaque-finition.ts';
import type priseEtanche from '../modeles/prise-etanche.ts';
import type projecteurChantier from '../modeles/projecteur-chantier.ts';
import type rallonge from '../modeles/rallonge.ts';
import type tubeBarre from '../modeles/tube-barre.ts';
import { image, type Genre, type Valeurs } from './image.ts';
import { nombreOf, palier, selon } from './read.ts';

const TEINTES_FIL = {
  rouge: 'rouge',
  bleu: 'bleu',
  'vert-jaune': 'vert-jaune',
  noir: 'noir',
  marron: 'marron',
  orange: 'orange',
  violet: 'violet',
  gris: 'gris',
} as const;

const conducteurs = (v: Valeurs) =>
  selon(v, 'conducteurs', { '2x': 2, '3g': 3, '4g': 4, '5g': 5 }, 0);

/** Light by its temperature, as an opal cover shows it. */
const lumiere = (v: Valeurs) => {
  const kelvins = nombreOf(v, 'temperature-couleur');
  return kelvins < 3500 ? 'chaud' : kelvins > 5000 ? 'froid' : 'neutre';
};
const blanche = (v: Valeurs) => (lumiere(v) === 'chaud' ? 'chaud' : 'neutre');

const CLAIRES = { blanc: 'blanc', anthracite: 'anthracite', noir: 'noir' } as const;
const SOMBRES = { gris: 'gris', blanc: 'blanc' } as const;

/** Network cable is told by its category, mains cable by its conductors. */
const couronneCable: Genre = (v) =>
  v['categorie-reseau'] === undefined
    ? image<typeof couronne>('couronne', {
        sorte: 'cable',
        couleur: 'noir',
        conducteurs: conducteurs(v),
      })
    : image<typeof couronne>('couronne', {
        sorte: 'reseau',
        couleur: selon(
          v,
          'categorie-reseau',
          { 'cat-6-utp': 'gris', 'cat-6-ftp': 'gris', 'cat-7-sftp': 'orange' },
          'blanc',
        ),
        conducteurs: 0,
      });

const gaine: Genre = (v) =>
  image<typeof couronne>('couronne', {
    sorte: v.conducteurs === undefined ? 'gaine' : 'gaine-prefilee',
    couleur: selon(
      v,
      'couleur',
      { gris: 'gris', bleu: 'bleu', vert: 'vert', rouge: 'rouge' },
      'gris',
    ),
    conducteurs: conducteurs(v),
  });

const interrupteur: Genre = (v) =>
  image<typeof appareillage>('appareillage', {
    fonction: selon(v, 'fonction-commande', {
      'va-et-vient': 'va-et-vient',
      permutateur: 'va-et-vient',
      'double-va-et-vient': 'double',
      poussoir: 'poussoir',
      'va-et-vient-temoin': 'temoin',
      'commande-volet': 'volet',
      variateur: 'variateur',
    }),
    couleur: selon(v, 'couleur', CLAIRES),
  });

const prise: Genre = (v) =>
  image<typeof appareillage>('appareillage', {
    fonction: selon(v, 'fonction-prise', {
      '2p-t': 'prise',
      '2p-t-affleurante': 'prise-affleurante',
      '2p-t-usb': 'prise-usb',
      '2p-t-schuko': 'prise-schuko',
      'usb-double': 'usb',
      'rj45-cat-6': 'rj45',
      'tv-simple': 'tv',
      'sortie-cable': 'sortie-cable',
    }),
    couleur: selon(v, 'couleur', CLAIRES),
  });

const CALIBRES = {
  2: '2',
  6: '6',
  10: '10',
  16: '16',
  20: '20',
  25: '25',
  32: '32',
  40: '40',
} as const;

const disjoncteur: Genre = (v) =>
  image<typeof appareilModulaire>('appareil-modulaire', {
    sorte: 'disjoncteur',
    modules: selon(v, 'poles', { '1p-n': 1, '3p-n': 4 }),
    repere: selon(v, 'calibre', CALIBRES),
    marque: 'neutre',
  });

const differentiel: Genre = (v) =>
  image<typeof appareilModulaire>('appareil-modulaire', {
    sorte: 'differentiel',
    modules: selon(v, 'poles', { '2p': 2, '4p': 4 }),
    repere: selon(v, 'type-differentiel', { 'type-ac': 'AC', 'type-a': 'A', 'type-f': 'F' }),
    marque: 'neutre',
  });

const long = (v: Valeurs, des: number) => (nombreOf(v, 'longueur') >= des ? 'long' : 'court');

export const ELECTRICITE_ECLAIRAGE: Readonly<Record<string, Genre>> = {
  cable: (v) =>
    image<typeof cable>('cable', {
      gaine: v.matiere === 'caoutchouc' ? 'caoutchouc' : 'pvc',
      conducteurs: conducteurs(v),
    }),
  'couronne-cable': couronneCable,
  'couronne-fil': (v) =>
    image<typeof couronne>('couronne', {
      sorte: 'fil',
      couleur: selon(v, 'couleur-fil', TEINTES_FIL),
      conducteurs: 0,
    }),
  'gaine-annelee': gaine,
  rallonge: (v) =>
    image<typeof rallonge>('rallonge', {
      couches: selon({ l: palier(nombreOf(v, 'longueur-cable'), [10, 25, 50]) }, 'l', {
        10: 1,
        25: 2,
        50: 3,
      }),
    }),
  enrouleur: (_, marque) =>
    image<typeof enrouleur>('enrouleur', {
      marque: marque === 'elektra' || marque === 'filvolt' ? marque : 'neutre',
    }),
  interrupteur,
  'prise-courant': prise,
  'plaque-finition': (v) =>
    image<typeof plaqueFinition>('plaque-finition', {
      postes: Number(v.postes),
      couleur: selon(v, 'couleur', { ...CLAIRES, gris: 'gris', beige: 'beige' }),
    }),
  'prise-etanche': (v) =>
    image<typeof priseEtanche>('prise-etanche', {
      fonction: selon(v, 'fonction-etanche', {
        prise: 'prise',
        'va-et-vient': 'va-et-vient',
        poussoir: 'poussoir',
        'double-prise': 'double-prise',
        'va-et-vient-prise': 'va-et-vient-prise',
        'double-va-et-vient': 'double-va-et-vient',
      }),
      couleur: selon(v, 'couleur', SOMBRES),
    }),
  disjoncteur,
  'interrupteur-differentiel': differentiel,
  'coffret-electrique': (v) =>
    image<typeof coffretElectrique>('coffret-electrique', {
      rangees: Number(v.rangees),
      modules: 13,
    }),
  'boite-derivation': (v) => {
    const large = nombreOf(v, 'largeur') / nombreOf(v, 'hauteur') > 1.2;
    return image<typeof boiteDerivation>('boite-derivation', {
      couleur: selon(v, 'couleur', SOMBRES),
      format: large ? 1.45 : 1,
      entrees: large ? 3 : 2,
    });
  },
  'boite-encastrement': (v) =>
    image<typeof boiteEncastrement>('boite-encastrement', {
      postes: Number(v.postes),
      profondeur: 45,
    }),
  'borne-connexion': (v) =>
    image<typeof borneConnexion>('borne-connexion', {
      serrage: selon(v, 'serrage-borne', { levier: 'levier', automatique: 'automatique' }),
      entrees: Number(v.entrees),
    }),
  goulotte: (v) =>
    image<typeof goulotte>('goulotte', {
      couleur: selon(v, 'couleur', { blanc: 'blanc', gris: 'gris', marron: 'marron' }),
      rapport: palier(nombreOf(v, 'hauteur') / nombreOf(v, 'largeur'), [0.5, 0.9]),
    }),
  tube: (v) =>
    image<typeof tubeBarre>('tube-barre', {
      matiere: selon(v, 'couleur', { gris: 'irl-gris', blanc: 'irl-blanc' }),
      paroi: 0.14,
      nombre: 3,
    }),
  'dalle-led': (v) =>
    image<typeof luminairePlat>('luminaire-plat', {
      sorte: 'dalle',
      format: nombreOf(v, 'longueur') > nombreOf(v, 'largeur') ? 'long' : 'carre',
      lumiere: blanche(v),
    }),
  'reglette-led': (v) =>
    image<typeof luminairePlat>('luminaire-plat', {
      sorte: 'reglette',
      format: long(v, 1000),
      lumiere: 'neutre',
    }),
  'tube-led': (v) =>
    image<typeof luminairePlat>('luminaire-plat', {
      sorte: 'tube',
      format: long(v, 1000),
      lumiere: 'neutre',
    }),
  hublot: (v) =>
    image<typeof hublot>('hublot', {
      couleur: selon(v, 'couleur', CLAIRES),
      lumiere: 'neutre',
    }),
  'lampe-led': (v) =>
    image<typeof lampeLed>('lampe-led', {
      culot: selon(v, 'culot', { e27: 'e27', b22: 'b22', e14: 'e14' }),
      lumiere: lumiere(v),
    }),
  'lampe-spot': (v) => image<typeof lampeLed>('lampe-led', { culot: 'gu10', lumiere: blanche(v) }),
  'lampe-frontale': (v) =>
    image<typeof lampeFrontale>('lampe-frontale', {
      alimentation: selon(v, 'alimentation-lampe', {
        rechargeable: 'rechargeable',
        piles: 'piles',
      }),
    }),
  'projecteur-chantier': (v) =>
    image<typeof projecteurChantier>('projecteur-chantier', {
      alimentation: selon(v, 'alimentation-projecteur', {
        secteur: 'secteur',
        batterie: 'batterie',
        mixte: 'mixte',
      }),
    }),
  pile: (v) =>
    image<typeof pile>('pile', {
      format: selon(v, 'format-pile', {
        lr6: 'lr6',
        lr03: 'lr03',
        lr14: 'lr14',
        lr20: 'lr20',
        '6lr61': '6lr61',
      }),
      marque: 'neutre',
    }),
};
