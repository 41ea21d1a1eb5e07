import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import {
  writeTableauCsv,
  writeTableauXlsx,
  TYPE_CSV,
  TYPE_XLSX,
  type Tableau,
} from '../documents/tableur.public.ts';

interface Options {
  format: 'csv' | 'xlsx';
  jour: string;
  /** Waits for it: see visiteurOf. */
  qui: string;
}

/** A table as a file, named after it and the day. */
export async function writeFichier(
  tableau: Tableau,
  { format, jour, qui }: Options,
): Promise<Fichier> {
  const contenu =
    format === 'csv' ? Buffer.from(writeTableauCsv(tableau)) : await writeTableauXlsx(qui, tableau);
  return {
    data: contenu.toString('base64'),
    name: `${tableau.titre}-${jour}.${format}`,
    type: format === 'csv' ? TYPE_CSV : TYPE_XLSX,
  };
}
