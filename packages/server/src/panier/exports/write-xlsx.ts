import { writeTableauXlsx } from '../../documents/tableur.public.ts';
import { tableauOf } from './colonnes.ts';
import type { PanierExporte } from './panier-exporte.ts';

export function writeXlsx(qui: string, panier: PanierExporte): Promise<Buffer> {
  return writeTableauXlsx(qui, tableauOf(panier));
}
