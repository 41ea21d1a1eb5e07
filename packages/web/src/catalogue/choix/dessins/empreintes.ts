/** Drives seen from above, in a square of 48: the recess, in its head where it has one. */
const TETE = 'M24 5a19 19 0 1 1 0 38a19 19 0 1 1 0-38z';
const CROIX = 'M21 12h6v9h9v6h-9v9h-6v-9h-9v-6h9z';

export const EMPREINTES: Readonly<Record<string, string>> = {
  torx: `${TETE}M22.5 15.2Q24 11.5 25.5 15.2Q27 18.8 30.9 18.3Q34.8 17.8 32.4 20.9Q30 24 32.4 27.1Q34.8 30.2 30.9 29.7Q27 29.2 25.5 32.8Q24 36.5 22.5 32.8Q21 29.2 17.1 29.7Q13.2 30.3 15.6 27.1Q18 24 15.6 20.9Q13.2 17.8 17.1 18.3Q21 18.8 22.5 15.2z`,
  pozidriv: `${TETE}${CROIX}M15 15l4 4M33 15l-4 4M15 33l4-4M33 33l-4-4`,
  phillips: `${TETE}${CROIX}`,
  'six-pans': 'M43 24L33.5 40.5L14.5 40.5L5 24L14.5 7.5L33.5 7.5z',
  'six-pans-creux': `${TETE}M34 24L29 32.7L19 32.7L14 24L19 15.3L29 15.3z`,
};
