/** Beside the search of a list: which columns it shows, and a file of what it shows. */
import { COLONNES, type Colonne, type Tableau } from '@comptoir/contract/identite/colonnes.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { ChoixColonnes } from './choix-colonnes.public.tsx';
import { useColonnes } from './colonnes.public.ts';
import { ExportListe } from './export-liste.public.tsx';

interface Props<T extends Tableau> {
  tableau: T;
  nameOf: (colonne: Colonne<T>) => string;
  export: { label: string; exporter: (format: 'csv' | 'xlsx') => Promise<Fichier> };
}

export function OutilsListe<T extends Tableau>({ tableau, nameOf, export: fichier }: Props<T>) {
  const { choisies, choisir } = useColonnes(tableau);
  const toutes: readonly Colonne<T>[] = COLONNES[tableau];
  return (
    <div className="flex flex-wrap gap-3">
      {choisir && (
        // The cards of a phone are read downwards: nothing is spared by leaving lines out.
        <div className="max-sm:hidden">
          <ChoixColonnes all={toutes} nameOf={nameOf} chosen={choisies} onChange={choisir} />
        </div>
      )}
      <ExportListe {...fichier} />
    </div>
  );
}
