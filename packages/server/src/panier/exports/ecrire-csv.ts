import { ecrireTableauCsv } from '../../documents/tableur.public.ts';
import { tableauDe } from './colonnes.ts';
import type { PanierExporte } from './panier-exporte.ts';

export function ecrireCsv(panier: PanierExporte): string {
  return ecrireTableauCsv(tableauDe(panier));
}
