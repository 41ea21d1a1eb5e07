/** What there is to know of lines that were read, wherever they went. */
import type { BilanImport, ImportPanier } from '@comptoir/contract/panier/import.contract.ts';

/** Takes a proposition; why not, where it could not be. */
export type Prendre = (choix: {
  articleId: number;
  quantite: number;
  /** The same when the same is asked again. */
  cle: string;
}) => Promise<string | undefined>;

export interface ImportADire extends BilanImport, Pick<ImportPanier, 'messages' | 'chantierId'> {
  /** Where propositions go, if not to the basket. */
  prendre?: Prendre;
}

/** Something was asked, changed or left aside: nothing of it stays unsaid. */
export function isADire(lu: ImportADire): boolean {
  const { nonImportes, avertis, messages, ecartees, feuilles, sansQuantite } = lu;
  const dits = nonImportes.length + avertis.length + messages.length + ecartees.nombre;
  return dits > 0 || feuilles.length > 1 || sansQuantite;
}
