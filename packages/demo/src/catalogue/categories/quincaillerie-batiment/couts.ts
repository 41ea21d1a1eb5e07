/** What the cost models of building hardware share. */
/** End of a reference for a finish, of `finition-porte` or of the shared `revetement`. */
export const CODES_FINITION: Readonly<Record<string, string>> = {
  'zinc-blanc': 'ZB',
  argent: 'AR',
  'inox-brosse': 'IX',
  'inox-a2': 'A2',
  'inox-a4': 'A4',
  'nickel-satine': 'NS',
  nickele: 'NI',
  'laiton-poli': 'LP',
  'blanc-9016': 'BL',
  'blanc-9010': 'BC',
  'noir-mat': 'NM',
  'noir-9005': 'NR',
  'gris-7016': 'GA',
  'brun-8014': 'BR',
  'rouge-noir': 'RN',
  'vert-6005': 'VE',
  'laque-blanc': 'BL',
  'laque-noir': 'NR',
  'zingue-blanc': 'ZB',
  'zingue-jaune': 'ZJ',
  'galva-chaud': 'GC',
  chrome: 'CH',
  'chrome-mat': 'CM',
  anodise: 'AN',
  brut: 'BT',
};

export const CODES_FONCTION: Readonly<Record<string, string>> = {
  'cle-i': 'I',
  'cle-l': 'L',
  condamnation: 'C',
  'bec-de-cane': 'B',
};
