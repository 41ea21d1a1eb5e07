/** The parts of the demo company, in the order they are loaded. A capability adds its own here. */
import { accueil } from './accueil/seed-accueil.ts';
import { achats } from './achats/seed-achats.ts';
import { actualites } from './actualites/seed-actualites.ts';
import { avis } from './avis/seed-avis.ts';
import { caracteristiques } from './produits/seed-caracteristiques.ts';
import { catalogue } from './catalogue/chargement/seed-catalogue.ts';
import { commandes } from './commandes/seed-commandes.ts';
import { comptes } from './comptes/seed-comptes.ts';
import { contenus } from './contenus/seed-contenus.ts';
import { devis } from './devis/seed-devis.ts';
import { devisClientele } from './devis-clientele/seed-devis-clientele.ts';
import { exportsCatalogue } from './exports-catalogue/seed-exports-catalogue.ts';
import { factures } from './factures/seed-factures.ts';
import { habitudesAchats } from './habitudes-achats/seed-habitudes-achats.ts';
import { delegues } from './identite/seed-delegues.ts';
import { equipe } from './identite/seed-equipe.ts';
import { identite } from './identite/seed-identite.ts';
import { createImages } from './images/seed-images.ts';
import { listesAchats } from './listes-achats/seed-listes-achats.ts';
import { livraison } from './livraison/seed-livraison.ts';
import { magasins } from './magasins/seed-magasins.ts';
import { marques } from './marques/seed-marques.ts';
import { messages } from './messages/seed-messages.ts';
import { offres } from './offres/seed-offres.ts';
import { liens } from './produits/seed-liens.ts';
import { promotions } from './promotions/seed-promotions.ts';
import { questions } from './questions/seed-questions.ts';
import { recherche } from './recherche/seed-recherche.ts';
import type { Seeder } from './seed.ts';
import { servicesCompte } from './services-rapido/seed-services-compte.ts';
import { sondages } from './sondages/seed-sondages.ts';
import { stock } from './stock/seed-stock.ts';

export const SEEDERS: readonly Seeder[] = [
  catalogue,
  caracteristiques,
  createImages(),
  marques,
  magasins,
  stock,
  comptes,
  livraison,
  identite,
  offres,
  promotions,
  achats,
  delegues,
  commandes,
  habitudesAchats,
  liens,
  devis,
  devisClientele,
  listesAchats,
  equipe,
  factures,
  exportsCatalogue,
  avis,
  questions,
  contenus,
  actualites,
  sondages,
  accueil,
  messages,
  servicesCompte,
  recherche,
];
