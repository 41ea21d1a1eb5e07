/** What other capabilities do with the basket. */
export { useAjouterAuPanier, type EtatAjout } from './ajouter-au-panier.ts';
export type { ChantierVise, LigneAjoutee } from './ajout.ts';
export { BoutonChantier } from './chantiers/bouton-chantier.tsx';
export { readChantierVise } from './chantiers/chantier-vise.ts';
export { newKey } from './cle-idempotence.ts';
export { compterPanier, useNombrePanier } from './nombre-panier.public.ts';
export { useQuantitePanier } from './quantites-panier.ts';

/** Code that no first page carries. */
export async function rafraichirPanier(
  ...args: Parameters<typeof import('./rafraichir-panier.ts').rafraichirPanier>
): Promise<void> {
  await (await import('./rafraichir-panier.ts')).rafraichirPanier(...args);
}

/** After an addition that another call made. */
export async function suivreAjout(
  ...args: Parameters<typeof import('./suivre-ajout.ts').suivreAjout>
): Promise<void> {
  await (await import('./suivre-ajout.ts')).suivreAjout(...args);
}
