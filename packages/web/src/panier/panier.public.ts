/** What other capabilities do with the basket. */
export {
  useAjouterAuPanier,
  type ChantierVise,
  type EtatAjout,
  type LigneAjoutee,
} from './ajouter-au-panier.ts';
export { compterPanier, useNombrePanier } from './nombre-panier.public.ts';
