import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';

/** What a page asks for of thousands of lines; counts and totals are of all. */
export const PREMIERES = { nombre: LIGNES_PREMIERES } as const;
