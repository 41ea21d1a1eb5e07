/** The elements a kitchen is made of, and how much room each takes. Millimetres throughout. */
import type { Finitions } from './finitions.ts';

export const TYPES_ELEMENT = [
  'bas-porte',
  'bas-tiroirs',
  'bas-evier',
  'bas-plaque',
  'bas-four',
  'bas-angle',
  'bas-poubelle',
  'lave-vaisselle',
  'haut-porte',
  'haut-relevant',
  'hotte',
  'colonne-rangement',
  'colonne-four',
  'colonne-frigo',
  'refrigerateur',
  'fileur-bas',
  'fileur-haut',
  'fileur-colonne',
] as const;
export type TypeElement = (typeof TYPES_ELEMENT)[number];

export type Niveau = 'bas' | 'haut' | 'colonne';

export interface Module {
  niveau: Niveau;
  /** Least and most width. */
  min: number;
  max: number;
  /** Widths of the trade, offered first; the second one is what is placed by default. */
  usuelles: readonly number[];
  /** Width it is placed with. */
  defaut: number;
  /** From the wall to the face of its front. */
  profondeur: number;
}

export const EPAISSEUR_PLAN = 38;
export const PROFONDEUR_BAS = 600;
export const PROFONDEUR_HAUT = 350;
/** The height of a base cabinet and of a wall cabinet, without legs and worktop. */
export const HAUTEUR_CAISSON = 720;
/** Between worktop and wall cabinets. */
export const CREDENCE = 540;
export const HAUTEUR_RELEVANT = 400;
/** A hood hangs this much above the worktop. */
const GARDE_HOTTE = 650;
const HAUTEUR_REFRIGERATEUR = 1900;

const LARGEURS = [300, 400, 450, 500, 600, 800, 900, 1000, 1200];

function module(
  niveau: Niveau,
  [min, max]: readonly [number, number],
  defaut: number,
  usuelles: readonly number[] = LARGEURS,
): Module {
  const profondeur = niveau === 'haut' ? PROFONDEUR_HAUT : PROFONDEUR_BAS;
  const offertes = usuelles.filter((largeur) => largeur >= min && largeur <= max);
  return { niveau, min, max, usuelles: offertes, defaut, profondeur };
}

export const MODULES: Readonly<Record<TypeElement, Module>> = {
  'bas-porte': module('bas', [200, 1200], 600),
  'bas-tiroirs': module('bas', [300, 1200], 600),
  'bas-evier': module('bas', [450, 1200], 800),
  'bas-plaque': module('bas', [600, 1200], 800),
  'bas-four': module('bas', [600, 600], 600),
  'bas-angle': module('bas', [900, 1250], 1000, [900, 1000, 1100, 1200]),
  'bas-poubelle': module('bas', [300, 600], 400),
  'lave-vaisselle': module('bas', [450, 600], 600, [450, 600]),
  'haut-porte': module('haut', [200, 1200], 600),
  'haut-relevant': module('haut', [400, 1200], 600),
  hotte: module('haut', [500, 1200], 600, [600, 900, 1200]),
  'colonne-rangement': module('colonne', [300, 600], 600),
  'colonne-four': module('colonne', [600, 600], 600),
  'colonne-frigo': module('colonne', [600, 600], 600),
  refrigerateur: {
    ...module('colonne', [550, 1000], 600, [550, 600, 700, 900]),
    profondeur: 650,
  },
  'fileur-bas': module('bas', [20, 200], 50, [50, 100]),
  'fileur-haut': module('haut', [20, 200], 50, [50, 100]),
  'fileur-colonne': module('colonne', [20, 200], 50, [50, 100]),
};

export interface Hauteurs {
  /** Top of the base cabinets, under the worktop. */
  dessusBas: number;
  /** Top of the worktop. */
  plan: number;
  basHauts: number;
  /** Top of wall cabinets and of tall ones, which line up. */
  dessusHauts: number;
}

export function hauteursOf({ pieds }: Pick<Finitions, 'pieds'>): Hauteurs {
  const dessusBas = pieds + HAUTEUR_CAISSON;
  const plan = dessusBas + EPAISSEUR_PLAN;
  const basHauts = plan + CREDENCE;
  return { dessusBas, plan, basHauts, dessusHauts: basHauts + HAUTEUR_CAISSON };
}

/** From the floor: where an element begins and ends. */
export function etenduEnHauteur(
  type: TypeElement,
  finitions: Pick<Finitions, 'pieds'>,
): { z0: number; z1: number } {
  const { dessusBas, plan, basHauts, dessusHauts } = hauteursOf(finitions);
  if (type === 'hotte') return { z0: plan + GARDE_HOTTE, z1: dessusHauts };
  if (type === 'haut-relevant') return { z0: dessusHauts - HAUTEUR_RELEVANT, z1: dessusHauts };
  if (type === 'refrigerateur') return { z0: 0, z1: HAUTEUR_REFRIGERATEUR };
  const { niveau } = MODULES[type];
  if (niveau === 'haut') return { z0: basHauts, z1: dessusHauts };
  return { z0: 0, z1: niveau === 'bas' ? dessusBas : dessusHauts };
}

export function isFileur(type: TypeElement): boolean {
  return type.startsWith('fileur-');
}

/** Stands under the worktop. */
export function isSousPlan(type: TypeElement): boolean {
  return MODULES[type].niveau === 'bas';
}

/** Appliances and sinks: the shop sells what goes around them. */
export const APPAREILS = [
  'evier',
  'plaque',
  'four',
  'hotte',
  'lave-vaisselle',
  'refrigerateur',
] as const;
export type Appareil = (typeof APPAREILS)[number];

const APPAREIL_DE: Partial<Record<TypeElement, Appareil>> = {
  'bas-evier': 'evier',
  'bas-plaque': 'plaque',
  'bas-four': 'four',
  'colonne-four': 'four',
  'colonne-frigo': 'refrigerateur',
  refrigerateur: 'refrigerateur',
  'lave-vaisselle': 'lave-vaisselle',
  hotte: 'hotte',
};

export function appareilOf(type: TypeElement): Appareil | undefined {
  return APPAREIL_DE[type];
}
