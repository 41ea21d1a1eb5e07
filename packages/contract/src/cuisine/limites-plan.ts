/** How large a plan may be, for the schema and for who reads a plan without it. */
export const VERSION_PLAN = 1;

export const TYPES_OUVERTURE = ['porte', 'fenetre'] as const;
export type TypeOuverture = (typeof TYPES_OUVERTURE)[number];

export const TYPES_ARRIVEE = ['eau', 'evacuation', 'electricite', 'gaz'] as const;
export type TypeArrivee = (typeof TYPES_ARRIVEE)[number];

/** How an island may be turned, degrees clockwise. */
export const ANGLES = [0, 90, 180, 270] as const;

export const LIMITES = {
  id: '^[a-z0-9]{1,8}$',
  mur: '^[A-L]$',
  ligne: '^([A-L]|I[1-2])$',
  /** Signs; it names a chantier. */
  nom: 60,
  coin: [0, 20_000],
  /** Four walls, or twelve with four corners cut. */
  coins: [4, 12],
  hauteurPiece: [2200, 3500],
  ouvertures: [0, 8],
  arrivees: [0, 12],
  position: [0, 20_000],
  largeurOuverture: [400, 4000],
  hauteurOuverture: [300, 3000],
  allege: [0, 2500],
  hauteurArrivee: [0, 3500],
  ilots: [0, 2],
  longueurIlot: [600, 6000],
  largeurElement: [20, 1250],
  elements: [0, 120],
} as const;

/** A wall shorter than this holds nothing. */
export const MUR_MIN = 100;
