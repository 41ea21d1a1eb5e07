/** Hand tools. */
import type { Genre } from './image.ts';
import { CHANTIER } from './outillage-chantier.ts';
import { FRAPPE } from './outillage-frappe.ts';
import { SERRAGE } from './outillage-serrage.ts';

export const OUTILLAGE_MAIN: Readonly<Record<string, Genre>> = {
  ...SERRAGE,
  ...FRAPPE,
  ...CHANTIER,
};
