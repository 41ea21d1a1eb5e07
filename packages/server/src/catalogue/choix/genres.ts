/**
 * The kinds of articles that are chosen by drawing. They are told by codes of attributes, so that a
 * catalogue of a company's own has those whose attributes it knows; nodes that it does not have
 * bound nothing.
 */
export interface GenreChoix {
  code: string;
  /** Codes of the nodes it covers, with all below them. */
  noeuds: readonly string[];
  /** In the order they are asked: codes of attributes, or `RAYON`. */
  etapes: readonly string[];
  /** Attributes whose values make the table of sizes. */
  lignes: string;
  colonnes: string;
}

/** A step whose values are the parts of the catalogue themselves. */
export const RAYON = 'rayon';

export const GENRES: readonly GenreChoix[] = [
  {
    code: 'vis',
    noeuds: ['visserie'],
    etapes: ['tete-vis', 'empreinte-vis', 'revetement'],
    lignes: 'longueur',
    colonnes: 'diametre',
  },
  {
    code: 'boulons',
    noeuds: ['boulonnerie', 'vis-a-metaux'],
    etapes: ['tete-vis', 'revetement', 'classe-acier'],
    lignes: 'longueur',
    colonnes: 'filetage-metrique',
  },
  {
    code: 'chevilles',
    noeuds: ['chevillage'],
    etapes: ['materiau-support', RAYON],
    lignes: 'longueur',
    colonnes: 'diametre',
  },
  {
    code: 'ancrages',
    noeuds: ['chevillage'],
    etapes: ['materiau-support', RAYON, 'revetement'],
    lignes: 'longueur',
    colonnes: 'filetage-metrique',
  },
  {
    code: 'charnieres',
    noeuds: ['charnieres-invisibles'],
    etapes: ['angle-ouverture', 'fermeture-meuble', 'revetement'],
    lignes: 'pose-de-porte',
    colonnes: 'fixation-meuble',
  },
  {
    code: 'coulisses',
    noeuds: ['coulisses-tiroirs'],
    etapes: [RAYON, 'fermeture-meuble'],
    lignes: 'longueur',
    colonnes: 'charge',
  },
  {
    code: 'disques',
    noeuds: ['disques-meuleuse'],
    etapes: [RAYON, 'materiau-travaille'],
    lignes: 'diametre',
    colonnes: 'epaisseur',
  },
  {
    code: 'cylindres',
    noeuds: ['cylindres-europeens'],
    etapes: [RAYON, 'variure', 'revetement'],
    lignes: 'cote-exterieure',
    colonnes: 'cote-interieure',
  },
];

/** Sizes of one drawing: the bit follows the diameter, and is not chosen before it. */
const ENSEMBLES: Readonly<Record<string, readonly [RegExp, string][]>> = {
  'empreinte-vis': [
    [/^t\d+$/, 'torx'],
    [/^pz\d$/, 'pozidriv'],
    [/^ph\d$/, 'phillips'],
  ],
};

/** The name of what a value is put together with; undefined where it stands alone. */
export function ensembleOf(etape: string, valeur: string): string | undefined {
  return ENSEMBLES[etape]?.find(([valeurs]) => valeurs.test(valeur))?.[1];
}
