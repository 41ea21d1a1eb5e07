/**
 * What one cabinet is cut from. Boards of 19 mm; the back, 8 mm, stands in grooves of 10. Lengths of
 * pieces run along the grain: doors and drawers of a kitchen show it upright.
 */
import type { PiecePanneau } from '../decoupe/piece.ts';
import { COTE_MIN } from '../decoupe/piece.ts';
import { HAUTEUR_CAISSON, hauteursOf, HAUTEUR_RELEVANT, isFileur, MODULES } from './modules.ts';
import type { Finitions } from './finitions.ts';
import type { Element } from './plan.schema.ts';

const EPAISSEUR = 19;
/** The depth of a carcass: fronts and the void behind make up the rest. */
export const PROFONDEUR_CAISSON = 560;
const PROFONDEUR_CAISSON_HAUT = 330;
const TRAVERSE = 100;
/** Between two fronts, and around them all. */
const JEU = 4;
/** A front drawer, and the height an oven takes. */
const TIROIR_HAUT = 140;
const NICHE_FOUR = 594;
/** Width above which a cabinet has two doors. */
const PORTE_MAX = 600;
/** Blind part of a corner cabinet: the depth of its neighbour and a filler. */
const AVEUGLE = 650;

export interface Front {
  role: 'porte' | 'tiroir' | 'relevant' | 'fixe';
  hauteur: number;
  largeur: number;
}

export interface Caisson {
  cotes: PiecePanneau[];
  fonds: PiecePanneau[];
  fronts: Front[];
  /** Adjustable shelves. */
  tablettes: number;
  /** Corners of panels that meet: one cam and one dowel each. */
  assemblages: number;
  pieds: number;
  /** Edges that show, millimetres. */
  chants: number;
}

const RIEN: Caisson = {
  cotes: [],
  fonds: [],
  fronts: [],
  tablettes: 0,
  assemblages: 0,
  pieds: 0,
  chants: 0,
};

export function caissonOf(element: Element, finitions: Pick<Finitions, 'pieds'>): Caisson {
  const { type, largeur } = element;
  const fronts = frontsOf(element, finitions);
  if (isFileur(type) || type === 'lave-vaisselle') return { ...RIEN, fronts };
  if (type === 'hotte' || type === 'refrigerateur') return RIEN;
  const hauteur = hauteurCaisson(element, finitions);
  const { niveau } = MODULES[type];
  const profondeur = niveau === 'haut' ? PROFONDEUR_CAISSON_HAUT : PROFONDEUR_CAISSON;
  const entre = largeur - 2 * EPAISSEUR;
  const { fixes, tablettes } = ETAGERES[type] ?? AUCUNE;
  // A base cabinet is closed above by two rails, the worktop does the rest.
  const horizontaux = (niveau === 'bas' ? 1 : 2) + fixes;
  const traverses = niveau === 'bas' ? 2 : 0;
  const cotes = [
    piece(2, hauteur, profondeur),
    piece(horizontaux, entre, profondeur),
    piece(traverses, entre, TRAVERSE),
    piece(tablettes, entre - 2, profondeur - 50),
  ];
  return {
    cotes: cotes.filter(({ quantite }) => quantite > 0),
    fonds: [piece(1, hauteur - 20, largeur - 20)],
    fronts,
    tablettes,
    assemblages: horizontaux * 4 + traverses * 2,
    pieds: niveau === 'haut' ? 0 : largeur > 900 ? 6 : 4,
    chants: 2 * hauteur + (horizontaux + traverses + tablettes) * entre,
  };
}

const AUCUNE = { fixes: 0, tablettes: 0 };
const ETAGERES: Partial<Record<Element['type'], { fixes: number; tablettes: number }>> = {
  'bas-porte': { fixes: 0, tablettes: 1 },
  'bas-angle': { fixes: 0, tablettes: 1 },
  'bas-four': { fixes: 1, tablettes: 0 },
  'haut-porte': { fixes: 0, tablettes: 2 },
  'colonne-rangement': { fixes: 1, tablettes: 4 },
  'colonne-four': { fixes: 2, tablettes: 1 },
  'colonne-frigo': { fixes: 1, tablettes: 0 },
};

function hauteurCaisson({ type }: Element, finitions: Pick<Finitions, 'pieds'>): number {
  if (type === 'haut-relevant') return HAUTEUR_RELEVANT;
  if (MODULES[type].niveau !== 'colonne') return HAUTEUR_CAISSON;
  return hauteursOf(finitions).dessusHauts - finitions.pieds;
}

/** Sizes sawn; below what a saw can hold, a strip is sawn wider and planed on site. */
function piece(quantite: number, longueur: number, largeur: number): PiecePanneau {
  return { quantite, longueur: Math.max(longueur, COTE_MIN), largeur: Math.max(largeur, COTE_MIN) };
}

/** From the top down. */
export function frontsOf(element: Element, finitions: Pick<Finitions, 'pieds'>): Front[] {
  const { type, largeur } = element;
  const hauteur = hauteurCaisson(element, finitions);
  const colonne = () => hauteur - HAUTEUR_CAISSON;
  switch (type) {
    case 'bas-tiroirs': {
      const reste = (HAUTEUR_CAISSON - TIROIR_HAUT) / 2;
      return [TIROIR_HAUT, reste, reste].map((h) => front('tiroir', h, largeur));
    }
    case 'bas-plaque':
      return [1, 2].map(() => front('tiroir', HAUTEUR_CAISSON / 2, largeur));
    case 'bas-four':
      return [front('tiroir', HAUTEUR_CAISSON - NICHE_FOUR, largeur)];
    case 'bas-angle':
      return [
        front('fixe', HAUTEUR_CAISSON, AVEUGLE - PROFONDEUR_CAISSON + JEU),
        front('porte', HAUTEUR_CAISSON, largeur - AVEUGLE),
      ];
    case 'bas-poubelle':
    case 'lave-vaisselle':
      return [front('fixe', HAUTEUR_CAISSON, largeur)];
    case 'haut-relevant':
      return [front('relevant', HAUTEUR_RELEVANT, largeur)];
    case 'colonne-rangement':
    case 'colonne-frigo':
      return [front('porte', colonne(), largeur), front('porte', HAUTEUR_CAISSON, largeur)];
    case 'colonne-four':
      return [
        front('porte', colonne() - NICHE_FOUR, largeur),
        front('porte', HAUTEUR_CAISSON, largeur),
      ];
    case 'hotte':
    case 'refrigerateur':
      return [];
    case 'fileur-bas':
    case 'fileur-haut':
    case 'fileur-colonne':
      return [{ role: 'fixe', hauteur, largeur }];
    case 'bas-porte':
    case 'bas-evier':
    case 'haut-porte':
      return portes(hauteur, largeur);
  }
}

function portes(hauteur: number, largeur: number): Front[] {
  if (largeur <= PORTE_MAX) return [front('porte', hauteur, largeur)];
  const gauche = Math.floor(largeur / 2);
  return [front('porte', hauteur, gauche), front('porte', hauteur, largeur - gauche)];
}

/** A front has the size of the place it closes, less the gaps. */
function front(role: Front['role'], hauteur: number, largeur: number): Front {
  return { role, hauteur: hauteur - JEU, largeur: largeur - JEU };
}

export function pieceDeFront({ hauteur, largeur }: Front): PiecePanneau {
  return piece(1, hauteur, largeur);
}
