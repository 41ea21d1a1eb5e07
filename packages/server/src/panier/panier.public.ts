/** What the rest of the server takes from the basket. */
export type { Deps as DepsPanier } from './lignes/ajouter-articles.ts';
export { consommerPanier } from './consommer-panier.ts';
export { controlerLu } from './controler-panier.ts';
export { montantAvecCoupe } from './lignes/ligne-chiffree.ts';
export { lirePanier, toPanier, type PanierLu } from './lire-panier.ts';
export { longueurOf } from './lignes/longueur-ligne.ts';
export { lockPanier, proprietaireOf } from './panier.sql.ts';
export { ajouterQuantite, verifierMaximum } from './lignes/quantite.ts';
export { findPlafond } from './lignes/remise.sql.ts';
export { remettreLignes, type LigneARemettre } from './lignes/remettre-lignes.ts';
export { reprendrePanier } from './reprendre-panier.ts';
export { findFranco } from './franco.sql.ts';
export { calculerFranco, isFranco, type SituationFranco } from './franco.ts';
export { promotionsPerdues, type PromotionsPerdues } from './promotions/promotions-perdues.ts';
export { readGoodiesPris } from './promotions/read-goodies.ts';
export { isTout, trancher, trancherEnvois, trancherGroupes, type Tranche } from './tranche.ts';
export { readTotauxAChoisir } from './totaux-a-choisir.ts';
