/** A basket of which only the first lines are read yet: the others come as one scrolls to them. */
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';

/** Lines that are read, from the first of the page on. */
export function nombreLues({ chantiers }: Pick<Panier, 'chantiers'>): number {
  return chantiers.reduce((somme, { articles }) => somme + articles.length, 0);
}

export function isPartiel(panier: Pick<Panier, 'chantiers' | 'nombreArticles'>): boolean {
  return nombreLues(panier) < panier.nombreArticles;
}

/** The state of the lines that are read: what is asked about them is asked again when there are more. */
export function etatLu(panier: Panier): string {
  return isPartiel(panier) ? `${panier.version} ${nombreLues(panier)}` : panier.version;
}

/** Whether what was known in that state is known of the same version, with fewer lines read. */
export function isPlusLue(etat: string, { version }: Panier): boolean {
  return etat.startsWith(`${version} `);
}
