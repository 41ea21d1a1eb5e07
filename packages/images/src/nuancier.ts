/**
 * Colours and finishes as they are seen. Pure: what chooses pictures reads it too, without three.
 */

/** Finishes that differ to the eye; A2 and A4 do not. */
export const FINITIONS = [
  'brut',
  'zinc-blanc',
  'zinc-jaune',
  'galva',
  'phosphate',
  'inox',
  'inox-brosse',
  'nickel',
  'chrome',
  'chrome-mat',
  'laiton',
  'bronze',
  'cuivre',
  'alu',
  'anodise',
  'alu-noir',
  'laque-blanc',
  'laque-noir',
  'laque-anthracite',
  'laque-argent',
  'laque-brun',
  'laque-vert',
  'laiton-brosse',
  'nickel-brosse',
] as const;
export type Finition = (typeof FINITIONS)[number];

/** From the values of « revetement », « matiere » and the finishes of furniture, doors, profiles. */
const FINITION_VISIBLE: Readonly<Record<string, Finition>> = {
  brut: 'brut',
  acier: 'brut',
  'zingue-blanc': 'zinc-blanc',
  'zingue-jaune': 'zinc-jaune',
  'galva-chaud': 'galva',
  phosphate: 'phosphate',
  'inox-a2': 'inox',
  'inox-a4': 'inox',
  'inox-brosse': 'inox-brosse',
  nickele: 'nickel',
  zamak: 'nickel',
  chrome: 'chrome',
  'chrome-mat': 'chrome-mat',
  laiton: 'laiton',
  'laiton-poli': 'laiton',
  cuivre: 'cuivre',
  aluminium: 'alu',
  anodise: 'anodise',
  'laque-blanc': 'laque-blanc',
  'laque-noir': 'laque-noir',
  'aspect-inox': 'inox-brosse',
  'nickel-brosse': 'nickel-brosse',
  'nickel-satine': 'nickel-brosse',
  'chrome-brillant': 'chrome',
  'noir-mat': 'alu-noir',
  'blanc-mat': 'laque-blanc',
  'laiton-brosse': 'laiton-brosse',
  'bronze-vieilli': 'bronze',
  'gris-anthracite': 'laque-anthracite',
  'alu-anodise': 'anodise',
  'alu-brut': 'alu',
  'alu-blanc': 'laque-blanc',
  'alu-noir': 'alu-noir',
  zinc: 'zinc-blanc',
  'zinc-blanc': 'zinc-blanc',
  argent: 'laque-argent',
  'blanc-9010': 'laque-blanc',
  'blanc-9016': 'laque-blanc',
  'noir-9005': 'laque-noir',
  'gris-7016': 'laque-anthracite',
  'brun-8014': 'laque-brun',
  'vert-6005': 'laque-vert',
  inox: 'inox-brosse',
  champagne: 'laiton-brosse',
  bronze: 'bronze',
};

export function finitionVisible(code: string | number | undefined): Finition | undefined {
  return FINITION_VISIBLE[String(code)];
}

/** The values of « couleur », as dyed or moulded things have them under our light. */
export const COULEURS = {
  blanc: '#e9e8e4',
  noir: '#1f2023',
  gris: '#8a8f94',
  anthracite: '#3a3e43',
  beige: '#cbb894',
  marron: '#5b3d27',
  rouge: '#b3221f',
  orange: '#d8641b',
  jaune: '#e3b511',
  vert: '#2f6b3c',
  bleu: '#22539a',
  marine: '#1e2a47',
  translucide: '#dfe6e6',
  'jaune-fluo': '#d3e71f',
  'orange-fluo': '#ff6a1c',
} as const;
export type Couleur = keyof typeof COULEURS;
export const CODES_COULEUR = Object.keys(COULEURS) as [Couleur, ...Couleur[]];

/** Colours of an invented maker: of its tools and packs, of what is written on them. */
export interface TeinteMarque {
  nom: string;
  teinte: string;
  encre: string;
  /** Second colour of packs and grips. */
  appoint: string;
}

const teinte = (nom: string, couleur: string, encre = '#ffffff', appoint = '#26282c') => ({
  nom,
  teinte: couleur,
  encre,
  appoint,
});

export const MARQUES = {
  tirval: teinte('Tirval', '#c8371f', '#ffffff', '#f2c230'),
  vissal: teinte('Vissal', '#1f5fa8'),
  rothbeck: teinte('Rothbeck', '#8c1d24', '#ffffff', '#c9ccd0'),
  ankra: teinte('Ankra', '#2d2f33', '#f2a516', '#f2a516'),
  oskel: teinte('Oskel', '#2f7d4f'),
  krafto: teinte('Krafto', '#e0561b', '#ffffff'),
  volmer: teinte('Volmer', '#c6bda8', '#26282c'),
  takiro: teinte('Takiro', '#6b2f63', '#ffffff'),
  bremond: teinte('Brémond', '#7a2436', '#ffffff', '#d9b779'),
  ferralis: teinte('Ferralis', '#47525e'),
  clavero: teinte('Clavero', '#1d3a5f', '#ffffff', '#c9a35a'),
  portalux: teinte('Portalux', '#20808f'),
  hettner: teinte('Hettner', '#d12f2f'),
  glissal: teinte('Glissal', '#5a7d1f'),
  lignea: teinte('Lignéa', '#6b4a2b', '#ffffff', '#d8c3a0'),
  pannobel: teinte('Pannobel', '#9a6b2f'),
  outibel: teinte('Outibel', '#d99a12', '#26282c'),
  stahlmann: teinte('Stahlmann', '#1c1e21', '#e3342f', '#e3342f'),
  durandal: teinte('Durandal', '#27466e', '#ffffff', '#e8b21c'),
  abrasud: teinte('Abrasud', '#a8331d'),
  karbex: teinte('Karbex', '#1f1f22', '#ffce1f', '#ffce1f'),
  colsyl: teinte('Colsyl', '#1b73b8'),
  jointex: teinte('Jointex', '#3f9142'),
  sikora: teinte('Sikora', '#5a3d86', '#ffffff', '#e39a2d'),
  luminor: teinte('Luminor', '#f0b400', '#26282c'),
  elektra: teinte('Élektra', '#2b4ea2'),
  filvolt: teinte('Filvolt', '#0e7a5f'),
  aquanor: teinte('Aquanor', '#1f86c4'),
  robinel: teinte('Robinel', '#16586b'),
  tubeo: teinte('Tubéo', '#4b6fae'),
  protekta: teinte('Protekta', '#e2731a', '#ffffff'),
  securam: teinte('Sécuram', '#1f4f8f', '#ffffff', '#f2c230'),
  altitud: teinte('Altitud', '#c22a4b'),
  maillotin: teinte('Maillotin', '#394b73'),
  norderik: teinte('Norderik', '#22313f', '#ffffff', '#d8641b'),
  bastide: teinte('Bastide', '#7c5a36'),
  levax: teinte('Levax', '#b8860b'),
  rackor: teinte('Rackor', '#2f5f9e'),
  comptoir: teinte('Comptoir', '#10233f', '#ffffff', '#e8743b'),
} as const satisfies Record<string, TeinteMarque>;

/** « neutre » where the maker does not show, or makes it besides what it is known for. */
export type Marque = keyof typeof MARQUES | 'neutre';
export const CODES_MARQUE = ['neutre', ...(Object.keys(MARQUES) as Marque[])] as const;

const NEUTRE: TeinteMarque = teinte('', '#5b6570');

export function teinteOf(marque: Marque): TeinteMarque {
  return marque === 'neutre' ? NEUTRE : MARQUES[marque];
}

export function estMarque(code: string): code is Marque {
  return code in MARQUES;
}
