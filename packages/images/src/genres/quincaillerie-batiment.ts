/** Hardware of doors, shutters and gates. */
import type arretDeVolet from '../modeles/arret-de-volet.ts';
import type barreAntipanique from '../modeles/barre-antipanique.ts';
import type bequille from '../modeles/bequille.ts';
import type boiteAuxLettres from '../modeles/boite-aux-lettres.ts';
import type buteeDePorte from '../modeles/butee-de-porte.ts';
import type cadenas from '../modeles/cadenas.ts';
import type cadenasACombinaison from '../modeles/cadenas-a-combinaison.ts';
import type cylindre from '../modeles/cylindre.ts';
import type fermePorte from '../modeles/ferme-porte.ts';
import type ficheAVisser from '../modeles/fiche-a-visser.ts';
import type gacheElectrique from '../modeles/gache-electrique.ts';
import type gond from '../modeles/gond.ts';
import type moduleExterieur from '../modeles/module-exterieur.ts';
import type montureAGalets from '../modeles/monture-a-galets.ts';
import type numeroDePorte from '../modeles/numero-de-porte.ts';
import type paumelle from '../modeles/paumelle.ts';
import type penture from '../modeles/penture.ts';
import type plaquePictogramme from '../modeles/plaque-pictogramme.ts';
import type poigneeBarre from '../modeles/poignee-barre.ts';
import type serrureALarder from '../modeles/serrure-a-larder.ts';
import type serrureEnApplique from '../modeles/serrure-en-applique.ts';
import type serrureMultipoints from '../modeles/serrure-multipoints.ts';
import type targette from '../modeles/targette.ts';
import type verrou from '../modeles/verrou.ts';
import { image, type Genre } from './image.ts';
import { finitionOf, nombreOf, palier, selon } from './read.ts';
import { rail } from './profiles.ts';

const FONCTIONS = {
  'cle-i': 'cle-i',
  'cle-l': 'cle-l',
  condamnation: 'condamnation',
  'bec-de-cane': 'bec-de-cane',
} as const;
const POSES_GOND = {
  'a-visser': 'a-visser',
  'a-sceller': 'a-sceller',
  'a-cheville': 'a-cheville',
} as const;
const MAINS = { droite: 'droite', gauche: 'gauche' } as const;
const ANSES = { standard: 'standard', haute: 'haute' } as const;
const PLAQUES = { 'inox-brosse': 'inox-brosse', 'noir-mat': 'alu-noir' } as const;

/** What the inside of a half cylinder and of a thumb turn measures shows little. */
const CACHE = { demi: 10, bouton: 34 } as const;

/** Ten pins and more are worked by dimple keys. */
function cylindreOf(forme: 'double' | 'bouton' | 'demi'): Genre {
  return (v) =>
    image<typeof cylindre>('cylindre', {
      forme,
      exterieur: palier(nombreOf(v, 'cote-exterieure'), [32, 48]),
      interieur:
        forme === 'double' ? palier(nombreOf(v, 'cote-interieure'), [32, 48]) : CACHE[forme],
      finition: finitionOf(v),
      cle: nombreOf(v, 'goupilles') >= 10 ? 'a-points' : 'crantee',
    });
}

function bequilleSur(pose: 'plaque' | 'rosace'): Genre {
  return (v) =>
    image<typeof bequille>('bequille', {
      pose,
      fonction: selon(v, 'fonction-porte', FONCTIONS),
      finition: finitionOf(v),
    });
}

function fermePorteA(bras: 'compas' | 'glissiere'): Genre {
  return (v) => image<typeof fermePorte>('ferme-porte', { bras, finition: finitionOf(v) });
}

/** A hinge is pictured open: its width is that of both leaves. */
function plate(noeuds: number): Genre {
  return (v) =>
    image<typeof paumelle>('paumelle', {
      noeuds,
      proportion: palier(nombreOf(v, 'hauteur') / nombreOf(v, 'largeur'), [1, 1.5, 2.1]),
      finition: finitionOf(v),
      main: selon(v, 'main', MAINS, 'droite'),
    });
}

export const QUINCAILLERIE_BATIMENT: Readonly<Record<string, Genre>> = {
  'serrure-a-larder': (v) =>
    image<typeof serrureALarder>('serrure-a-larder', {
      fonction: selon(v, 'fonction-porte', FONCTIONS),
      tetiere: selon(v, 'tetiere', {
        'bouts-ronds': 'bouts-ronds',
        'bouts-carres': 'bouts-carres',
      }),
      // Satin nickel and brushed stainless look alike on a forend.
      finition: finitionOf(v) === 'laiton' ? 'laiton' : 'inox-brosse',
      axe: 50,
    }),
  'serrure-multipoints': (v) =>
    image<typeof serrureMultipoints>('serrure-multipoints', {
      points: Number(v['points-fermeture']),
    }),
  'serrure-en-applique': (v) =>
    image<typeof serrureEnApplique>('serrure-en-applique', {
      finition: finitionOf(v),
      main: selon(v, 'main', MAINS),
    }),
  'gache-electrique': (v) =>
    image<typeof gacheElectrique>('gache-electrique', {
      longueur: palier(nombreOf(v, 'longueur'), [160, 250]),
      memoire: v['commande-electrique'] === 'a-memoire',
    }),
  cylindre: cylindreOf('double'),
  'cylindre-a-bouton': cylindreOf('bouton'),
  'demi-cylindre': cylindreOf('demi'),
  'ferme-porte': fermePorteA('compas'),
  'ferme-porte-a-glissiere': fermePorteA('glissiere'),
  'barre-antipanique': (v) =>
    image<typeof barreAntipanique>('barre-antipanique', {
      points: Number(v['points-fermeture']),
      finition: selon(v, 'finition-porte', {
        'rouge-noir': 'rouge-noir',
        'noir-9005': 'noir',
        argent: 'argent',
        'inox-brosse': 'inox',
      }),
    }),
  'module-exterieur': (v) =>
    image<typeof moduleExterieur>('module-exterieur', {
      manoeuvre: selon(v, 'manoeuvre-exterieure', {
        bequille: 'bequille',
        bouton: 'bouton',
        tirage: 'tirage',
      }),
      finition: finitionOf(v),
    }),
  paumelle: plate(2),
  charniere: plate(5),
  'fiche-a-visser': (v) =>
    image<typeof ficheAVisser>('fiche-a-visser', { finition: finitionOf(v) }),
  'bequille-sur-plaque': bequilleSur('plaque'),
  'bequille-sur-rosace': bequilleSur('rosace'),
  'poignee-de-tirage': (v) =>
    image<typeof poigneeBarre>('poignee-barre', {
      finition: finitionOf(v),
      elancement: palier(nombreOf(v, 'entraxe') / nombreOf(v, 'diametre'), [10, 28]),
      pose: 'porte',
    }),
  'butee-de-porte': (v) =>
    image<typeof buteeDePorte>('butee-de-porte', {
      forme: nombreOf(v, 'hauteur') > 35 ? 'haute' : 'basse',
      finition: finitionOf(v),
    }),
  cadenas: (v, marque) =>
    image<typeof cadenas>('cadenas', { anse: selon(v, 'anse', ANSES), marque }),
  'cadenas-a-combinaison': (v) =>
    image<typeof cadenasACombinaison>('cadenas-a-combinaison', {
      molettes: nombreOf(v, 'molettes'),
      anse: selon(v, 'anse', ANSES),
    }),
  verrou: (v) => image<typeof verrou>('verrou', { finition: finitionOf(v) }),
  targette: (v) =>
    image<typeof targette>('targette', {
      finition: finitionOf(v),
      elancement: palier(nombreOf(v, 'longueur') / 40, [2.5, 5]),
    }),
  penture: (v) =>
    image<typeof penture>('penture', {
      finition: finitionOf(v),
      elancement: palier(nombreOf(v, 'longueur') / nombreOf(v, 'largeur'), [10, 18]),
    }),
  gond: (v) =>
    image<typeof gond>('gond', {
      pose: selon(v, 'pose-gond', POSES_GOND),
      finition: finitionOf(v),
    }),
  'arret-de-volet': (v) =>
    image<typeof arretDeVolet>('arret-de-volet', {
      pose: selon(v, 'pose-gond', POSES_GOND),
      finition: finitionOf(v),
      longueur: 120,
    }),
  rail,
  'monture-a-galets': (v) =>
    image<typeof montureAGalets>('monture-a-galets', {
      matiere: selon(v, 'matiere', { nylon: 'nylon', acier: 'acier' }),
    }),
  'boite-aux-lettres': (v) =>
    image<typeof boiteAuxLettres>('boite-aux-lettres', {
      couleur: selon(v, 'finition-porte', {
        'gris-7016': 'gris',
        'blanc-9016': 'blanc',
        'noir-9005': 'noir',
        'vert-6005': 'vert',
        'brun-8014': 'brun',
      }),
      largeur: nombreOf(v, 'largeur'),
      hauteur: nombreOf(v, 'hauteur'),
    }),
  'plaque-pictogramme': (v) =>
    image<typeof plaquePictogramme>('plaque-pictogramme', {
      pictogramme: selon(v, 'pictogramme-porte', {
        'wc-hommes': 'wc-hommes',
        'wc-femmes': 'wc-femmes',
        'wc-mixtes': 'wc-mixtes',
        pmr: 'pmr',
        douche: 'douche',
        vestiaire: 'vestiaire',
        prive: 'prive',
        'local-technique': 'local-technique',
        pousser: 'pousser',
        tirer: 'tirer',
      }),
      finition: selon(v, 'finition-porte', PLAQUES),
    }),
  'numero-de-porte': (v) =>
    image<typeof numeroDePorte>('numero-de-porte', {
      chiffre: nombreOf(v, 'chiffre'),
      finition: selon(v, 'finition-porte', PLAQUES),
    }),
};
