/** What a kitchen is finished with: closed lists, each named after what the catalogue calls it. */

const DECORS_BOIS = [
  'chene-naturel',
  'chene-clair',
  'chene-fume',
  'noyer',
  'frene',
  'orme',
] as const;

/** Decors of the 19 mm melamine board that fronts are cut from. */
export const FACADES = [
  'blanc',
  'gris-clair',
  'anthracite',
  'noir',
  'cachemire',
  'bleu-nuit',
  'sauge',
  'terre-cuite',
  ...DECORS_BOIS,
] as const;
export type Facade = (typeof FACADES)[number];

export function isDecorBois(facade: Facade): boolean {
  return DECORS_BOIS.some((decor) => decor === facade);
}

/** Worktops of 38 mm: laminate by its decor, solid wood by its species. */
export const PLANS_DE_TRAVAIL = [
  'blanc',
  'chene-naturel',
  'beton',
  'ardoise',
  'marbre-blanc',
  'noyer',
  'anthracite',
  'massif-chene',
  'massif-hetre',
] as const;
export type PlanDeTravail = (typeof PLANS_DE_TRAVAIL)[number];

/** Shape and finish together: not every shape comes in every finish. */
export const POIGNEES = [
  'barre-inox',
  'barre-noir',
  'barre-laiton',
  'bouton-inox',
  'bouton-noir',
  'bouton-laiton',
  'coquille-noir',
  'coquille-bronze',
  'profil-alu',
  'profil-noir',
] as const;
export type Poignee = (typeof POIGNEES)[number];
export type FormePoignee = 'barre' | 'bouton' | 'coquille' | 'profil';

export function formeOf(poignee: Poignee): FormePoignee {
  return poignee.slice(0, poignee.indexOf('-')) as FormePoignee;
}

/** Metal-sided kit, or a wooden box on undermount runners. */
export const TIROIRS = ['metal', 'bois'] as const;
export type Tiroir = (typeof TIROIRS)[number];

export const CHARNIERES = ['amortie', 'ressort'] as const;
export type Charniere = (typeof CHARNIERES)[number];

/** Height of the legs, millimetres. */
export const PIEDS = [100, 120, 150] as const;

export interface Finitions {
  facade: Facade;
  planDeTravail: PlanDeTravail;
  poignee: Poignee;
  charniere: Charniere;
  tiroir: Tiroir;
  pieds: (typeof PIEDS)[number];
}
