/** The state of an order, as other pages show it. */
export { EtatDeCommande } from './etat-commande.tsx';
