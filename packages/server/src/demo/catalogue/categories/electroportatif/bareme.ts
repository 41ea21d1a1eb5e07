/** Prices and weights read from a table by a value of an article. */
import type { Conditionnement, Valeur } from '../../modele.ts';

/** A value without an entry is a mistake of the catalogue, so it stops the generator. */
export function bareme(table: Readonly<Record<string, number>>, valeur: Valeur = ''): number {
  const found = table[valeur];
  if (found === undefined) throw new Error(`no entry for ${valeur}`);
  return found;
}

export function aLaPiece(): Conditionnement {
  return { unite: 'piece', contenu: 1 };
}
