import { ecrireTableauXlsx } from '../../documents/tableur.public.ts';
import { tableauDe } from './colonnes.ts';
import type { PanierExporte } from './panier-exporte.ts';

export function ecrireXlsx(qui: string, panier: PanierExporte): Promise<Buffer> {
  return ecrireTableauXlsx(qui, tableauDe(panier));
}
