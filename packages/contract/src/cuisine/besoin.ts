/** What a bill of materials asks for, in the words of the catalogue: a node and characteristics. */
import type { PieceBarre, PiecePanneau } from '../decoupe/piece.ts';

export const GROUPES = [
  'caissons',
  'facades',
  'plan-de-travail',
  'quincaillerie',
  'equipement',
] as const;
export type Groupe = (typeof GROUPES)[number];

/** What a need is, for the words beside its article; in the order of the bill. */
export const NATURES = [
  'panneau-caisson',
  'fond',
  'panneau-tiroir',
  'facade',
  'chant',
  'plan-de-travail',
  'plan-ilot',
  'silicone',
  'charniere',
  'embase',
  'tiroir',
  'coulisse',
  'relevant',
  'poignee',
  'pied',
  'excentrique',
  'tourillon',
  'taquet',
  'vis',
  'poubelle',
  'mitigeur',
  'siphon',
  'flexible',
  'grille',
] as const;
export type Nature = (typeof NATURES)[number];

export const GROUPE_DE: Readonly<Record<Nature, Groupe>> = {
  'panneau-caisson': 'caissons',
  fond: 'caissons',
  'panneau-tiroir': 'caissons',
  facade: 'facades',
  chant: 'facades',
  'plan-de-travail': 'plan-de-travail',
  'plan-ilot': 'plan-de-travail',
  silicone: 'plan-de-travail',
  charniere: 'quincaillerie',
  embase: 'quincaillerie',
  tiroir: 'quincaillerie',
  coulisse: 'quincaillerie',
  relevant: 'quincaillerie',
  poignee: 'quincaillerie',
  pied: 'quincaillerie',
  excentrique: 'quincaillerie',
  tourillon: 'quincaillerie',
  taquet: 'quincaillerie',
  vis: 'quincaillerie',
  poubelle: 'equipement',
  mitigeur: 'equipement',
  siphon: 'equipement',
  flexible: 'equipement',
  grille: 'equipement',
};

/** A value of the attribute: a listed choice, or a number between two others. */
export type Critere =
  | { attribut: string; code: string }
  | { attribut: string; min: number; max: number };

export interface Choix {
  /** Code of a node of the tree. */
  noeud: string;
  criteres: readonly Critere[];
}

export const UNITES_BESOIN = ['piece', 'paire', 'metre'] as const;
export type UniteBesoin = (typeof UNITES_BESOIN)[number];

export interface Besoin {
  nature: Nature;
  /** Tells needs of one nature apart: decor, size. */
  cle: string;
  /** The best first: the next one is looked for only where the shop sells none of the former. */
  choix: readonly Choix[];
  /** Counted in `unite`, not in units of sale. */
  quantite: number;
  unite: UniteBesoin;
  /** Cut from boards or bars: `quantite` is their number. */
  pieces?: readonly (PieceBarre | PiecePanneau)[];
}

export function choix(noeud: string, criteres: Readonly<Record<string, string | number>>): Choix {
  return {
    noeud,
    criteres: Object.entries(criteres).map(([attribut, valeur]) =>
      typeof valeur === 'string'
        ? { attribut, code: valeur }
        : { attribut, min: valeur, max: valeur },
    ),
  };
}

export function auMoins(base: Choix, attribut: string, min: number): Choix {
  return { ...base, criteres: [...base.criteres, { attribut, min, max: 1_000_000 }] };
}
