/** Where in the tree rows are: the deepest level that a short list still tells apart. */
import type { Compte } from '../index/demande-texte.ts';
import type { Lignes } from '../index/lignes.ts';
import type { NoeudRow } from '../index/referentiel.sql.ts';

export interface NoeudCompte extends Compte {
  noeud: NoeudRow;
}

/** Every node that holds some of these rows, with how many. */
export function compterNoeuds(lignes: Lignes, rows: Int32Array): NoeudCompte[] {
  const noeuds = [...lignes.referentiel.noeuds.values()];
  const end = noeuds.reduce((last, { droite }) => Math.max(last, droite), 0);
  /** Rows up to each place of the tree. */
  const jusque = new Int32Array(end + 1);
  for (let i = 0; i < rows.length; i++) {
    const gauche = lignes.gauche[rows[i] ?? 0] ?? 0;
    jusque[gauche] = (jusque[gauche] ?? 0) + 1;
  }
  for (let place = 1; place <= end; place++) {
    jusque[place] = (jusque[place] ?? 0) + (jusque[place - 1] ?? 0);
  }
  return noeuds.flatMap((noeud) => {
    const nombre = (jusque[noeud.droite] ?? 0) - (jusque[noeud.gauche - 1] ?? 0);
    return nombre > 0 ? [{ id: noeud.id, nombre, noeud }] : [];
  });
}

/**
 * @param bons how many good answers each node holds: they come before many that hold a word by the
 *   way (« cylindre » is a lock before it is the head of a screw).
 */
export function choisirRayons(
  noeuds: readonly NoeudCompte[],
  most: number,
  bons: ReadonlyMap<number, number> = new Map(),
): NoeudCompte[] {
  const niveaux = [5, 4, 3, 2, 1].map((niveau) =>
    // A branch that ends above this level still holds articles.
    noeuds.filter(({ noeud }) => noeud.niveau === niveau || isFeuilleAvant(noeud, niveau)),
  );
  const choisi = niveaux.find(({ length }) => length > 0 && length <= most) ?? niveaux.at(-1) ?? [];
  return choisi
    .toSorted(
      (a, b) =>
        (bons.get(b.id) ?? 0) - (bons.get(a.id) ?? 0) ||
        b.nombre - a.nombre ||
        a.noeud.gauche - b.noeud.gauche,
    )
    .slice(0, most);
}

function isFeuilleAvant({ niveau, gauche, droite }: NoeudRow, profondeur: number): boolean {
  return niveau < profondeur && gauche === droite;
}
