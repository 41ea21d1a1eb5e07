/** Types the message keys from the French catalogues: a renamed key does not compile. */
import type accueil from '@comptoir/contract/messages/fr/accueil.json';
import type atelier from '@comptoir/contract/messages/fr/atelier.json';
import type cadre from '@comptoir/contract/messages/fr/cadre.json';
import type catalogue from '@comptoir/contract/messages/fr/catalogue.json';
import type erreurs from '@comptoir/contract/messages/fr/erreurs.json';
import type ui from '@comptoir/contract/messages/fr/ui.json';

export interface Catalogues {
  accueil: typeof accueil;
  atelier: typeof atelier;
  cadre: typeof cadre;
  catalogue: typeof catalogue;
  erreurs: typeof erreurs;
  ui: typeof ui;
}
