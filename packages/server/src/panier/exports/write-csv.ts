import { writeTableauCsv } from '../../documents/tableur.public.ts';
import { tableauOf } from './colonnes.ts';
import type { PanierExporte } from './panier-exporte.ts';

export function writeCsv(panier: PanierExporte): string {
  return writeTableauCsv(tableauOf(panier));
}
