/** Types the message keys from the French catalogues: a renamed key does not compile. */
import type accueil from '@comptoir/contract/messages/fr/accueil.json';
import type achatRapide from '@comptoir/contract/messages/fr/achat-rapide.json';
import type articles from '@comptoir/contract/messages/fr/articles.json';
import type atelier from '@comptoir/contract/messages/fr/atelier.json';
import type avis from '@comptoir/contract/messages/fr/avis.json';
import type cadre from '@comptoir/contract/messages/fr/cadre.json';
import type catalogue from '@comptoir/contract/messages/fr/catalogue.json';
import type contenus from '@comptoir/contract/messages/fr/contenus.json';
import type delegue from '@comptoir/contract/messages/fr/delegue.json';
import type erreurs from '@comptoir/contract/messages/fr/erreurs.json';
import type identite from '@comptoir/contract/messages/fr/identite.json';
import type journal from '@comptoir/contract/messages/fr/journal.json';
import type marques from '@comptoir/contract/messages/fr/marques.json';
import type monCompte from '@comptoir/contract/messages/fr/mon-compte.json';
import type offres from '@comptoir/contract/messages/fr/offres.json';
import type panier from '@comptoir/contract/messages/fr/panier.json';
import type produits from '@comptoir/contract/messages/fr/produits.json';
import type questions from '@comptoir/contract/messages/fr/questions.json';
import type recherche from '@comptoir/contract/messages/fr/recherche.json';
import type saisie from '@comptoir/contract/messages/fr/saisie.json';
import type servicesRapido from '@comptoir/contract/messages/fr/services-rapido.json';
import type ui from '@comptoir/contract/messages/fr/ui.json';

export interface Catalogues {
  accueil: typeof accueil;
  'achat-rapide': typeof achatRapide;
  articles: typeof articles;
  atelier: typeof atelier;
  avis: typeof avis;
  cadre: typeof cadre;
  catalogue: typeof catalogue;
  contenus: typeof contenus;
  delegue: typeof delegue;
  erreurs: typeof erreurs;
  identite: typeof identite;
  journal: typeof journal;
  marques: typeof marques;
  'mon-compte': typeof monCompte;
  offres: typeof offres;
  panier: typeof panier;
  produits: typeof produits;
  questions: typeof questions;
  recherche: typeof recherche;
  saisie: typeof saisie;
  'services-rapido': typeof servicesRapido;
  ui: typeof ui;
}
