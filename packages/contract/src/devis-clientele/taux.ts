/** The rates, the highest first; apart from the schema, which browsers do not load. */
import type { TauxTva } from './document.schema.ts';

export const TAUX: readonly TauxTva[] = ['20', '10', '5.5', '0'];
