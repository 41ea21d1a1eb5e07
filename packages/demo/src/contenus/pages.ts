/** The content pages of the demo company, in the order they are shown in their section. */
import { ACCESSIBILITE } from './pages/accessibilite.ts';
import { CARRIERES } from './pages/carrieres.ts';
import { CHANTIERS } from './pages/chantiers.ts';
import { COMPTE } from './pages/compte.ts';
import { CONDITIONS_GENERALES } from './pages/conditions-generales.ts';
import { COOKIES } from './pages/cookies.ts';
import { DECOUPE } from './pages/decoupe.ts';
import { DELEGUES } from './pages/delegues.ts';
import { DEVIS } from './pages/devis.ts';
import { DONNEES_PERSONNELLES } from './pages/donnees-personnelles.ts';
import { ECO_PARTICIPATION } from './pages/eco-participation.ts';
import { ENGAGEMENTS } from './pages/engagements.ts';
import { ENTREPRISE } from './pages/entreprise.ts';
import { FACTURE_ELECTRONIQUE } from './pages/facture-electronique.ts';
import { FICHIERS } from './pages/fichiers.ts';
import { GARANTIE_RETOURS } from './pages/garantie-retours.ts';
import { LIVRAISON } from './pages/livraison.ts';
import { MENTIONS_LEGALES } from './pages/mentions-legales.ts';
import { PAIEMENT } from './pages/paiement.ts';
import { PRIX } from './pages/prix.ts';
import { PUNCHOUT } from './pages/punchout.ts';
import { QUALITE } from './pages/qualite.ts';
import { REPARATION } from './pages/reparation.ts';
import { RETRAIT } from './pages/retrait.ts';
import type { PageDemo } from './page-demo.ts';

export const PAGES: readonly PageDemo[] = [
  COMPTE,
  PRIX,
  DEVIS,
  CHANTIERS,
  FICHIERS,
  PUNCHOUT,
  LIVRAISON,
  RETRAIT,
  GARANTIE_RETOURS,
  DECOUPE,
  DELEGUES,
  REPARATION,
  PAIEMENT,
  FACTURE_ELECTRONIQUE,
  ECO_PARTICIPATION,
  ENTREPRISE,
  ENGAGEMENTS,
  QUALITE,
  CARRIERES,
  CONDITIONS_GENERALES,
  DONNEES_PERSONNELLES,
  COOKIES,
  ACCESSIBILITE,
  MENTIONS_LEGALES,
];
