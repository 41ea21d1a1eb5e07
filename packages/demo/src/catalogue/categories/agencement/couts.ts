/** What the cost models of furniture fittings share. */
/** End of a reference for a finish. */
export const CODES_FINITION: Readonly<Record<string, string>> = {
  'aspect-inox': 'IX',
  'nickel-brosse': 'NB',
  'chrome-brillant': 'CH',
  'noir-mat': 'NM',
  'blanc-mat': 'BM',
  'laiton-brosse': 'LB',
  'bronze-vieilli': 'BV',
  'gris-anthracite': 'GA',
  'alu-anodise': 'AA',
  zinc: 'ZN',
  chene: 'CE',
  hetre: 'HE',
};

/** What a finish adds to the price of a visible fitting: the plain one is 1. */
export const PLUS_VALUE_FINITION: Readonly<Record<string, number>> = {
  'aspect-inox': 1,
  'nickel-brosse': 1.08,
  'chrome-brillant': 1.05,
  'noir-mat': 1.15,
  'blanc-mat': 1.05,
  'laiton-brosse': 1.38,
  'bronze-vieilli': 1.3,
  'gris-anthracite': 1.12,
  'alu-anodise': 1,
  chene: 1.2,
  hetre: 1.1,
};

export const CODES_POSE_PORTE: Readonly<Record<string, string>> = {
  applique: 'AP',
  'semi-applique': 'SA',
  rentrante: 'RE',
};

export const CODES_FERMETURE: Readonly<Record<string, string>> = {
  amortie: 'AM',
  ressort: 'RS',
  'sans-ressort': 'SR',
  'push-open': 'PO',
  libre: 'LI',
};

export const CODES_FIXATION: Readonly<Record<string, string>> = {
  'a-visser': 'V',
  'a-cheviller': 'C',
  euro: 'E',
};
