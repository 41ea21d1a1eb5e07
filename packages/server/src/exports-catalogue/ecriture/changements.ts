/** What changed since the export before, article by article, in a file of its own. */
import { writeRangeeCsv, writeTetesCsv, type Cellule } from '../../documents/tableur.public.ts';
import { MOTS } from '../mots.ts';
import { condenseOf, prixOf, type EmpreintesLues } from './empreintes.ts';
import type { ContexteExport, Fiche, Sortie } from './fiche.ts';

export interface Changements {
  ajoutes: number;
  modifies: number;
  retires: number;
}

export interface SuiviChangements {
  /** The article, marked if it is new or changed. */
  marquer(fiche: Fiche): Fiche;
  /** Articles of before that are no longer there. */
  disparus(): number[];
  retirer(retires: readonly { reference: string; libelle: string }[]): void;
  readonly nombres: Changements;
}

/** Rows go out as they are found. */
export function suivreChangements(
  avant: EmpreintesLues,
  { langue, devise, prix }: ContexteExport,
  sortie: Sortie,
): SuiviChangements {
  const t = MOTS[langue];
  const nombres: Changements = { ajoutes: 0, modifies: 0, retires: 0 };
  const vus = new Set<number>();
  sortie(
    writeTetesCsv(
      [
        t('colonnes.changement'),
        t('colonnes.reference'),
        t('colonnes.designation'),
        ...(prix ? [t('colonnes.avant', { devise }), t('colonnes.apres', { devise })] : []),
      ].map((tete) => ({ tete, largeur: 0 })),
    ),
  );

  function write(
    changement: 'nouveau' | 'modifie' | 'retire',
    { reference, libelle }: { reference: string; libelle: string },
    prixAvant: bigint | null = null,
    prixApres: bigint | null = null,
  ): void {
    const textes = [t(`changements.${changement}`), reference, libelle];
    const montants = prix ? [prixAvant, prixApres] : [];
    sortie(
      writeRangeeCsv([
        ...textes.map((texte): Cellule => ({ texte })),
        ...montants.map((units): Cellule => ({ nombre: decimalOf(units), decimales: 4 })),
      ]),
    );
  }

  return {
    nombres,
    marquer(fiche) {
      vus.add(fiche.id);
      const ancien = avant.find(fiche.id);
      if (!ancien) {
        nombres.ajoutes++;
        write('nouveau', fiche, null, prixOf(fiche));
        return { ...fiche, changement: 'nouveau' };
      }
      if (ancien.condense === condenseOf(fiche)) return fiche;
      nombres.modifies++;
      write('modifie', fiche, ancien.prix, prixOf(fiche));
      return { ...fiche, changement: 'modifie' };
    },
    disparus: () => avant.ids().filter((id) => !vus.has(id)),
    retirer(retires) {
      for (const article of retires) {
        nombres.retires++;
        write('retire', article);
      }
    },
  };
}

/** Ten-thousandths as a decimal; '' where there are none. */
function decimalOf(units: bigint | null): string {
  if (units === null) return '';
  return `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`;
}
