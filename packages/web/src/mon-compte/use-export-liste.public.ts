/** What a list shows, or what is chosen of it, as a file: in its order and with its columns. */
import type { Colonne, Tableau } from '@comptoir/contract/identite/colonnes.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { useColonnes } from './colonnes.public.ts';

interface DemandeExport<T extends Tableau> {
  format: 'csv' | 'xlsx';
  /** Until someone chose, the file has all that is known of a row. */
  colonnes?: Colonne<T>[];
}

type Demander<T extends Tableau> = (
  demande: DemandeExport<T>,
  /** Rows that are chosen; without, all that the filters leave. */
  cles: string[] | undefined,
) => Promise<Fichier>;

export function useExportListe<T extends Tableau>(tableau: T, demander: Demander<T>) {
  const { choisies } = useColonnes(tableau);
  return (cles?: readonly string[]) => (format: 'csv' | 'xlsx') =>
    demander({ format, ...(choisies && { colonnes: [...choisies] }) }, cles && [...cles]);
}
