import {
  MAX_COTE_LOGO,
  MAX_PIXELS_LOGO,
} from '@comptoir/contract/devis-clientele/logo.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';

export interface Taille {
  largeur: number;
  hauteur: number;
}

/** Before anything is drawn: what a picture says of itself costs nothing to say. */
export function verifierTaille({ largeur, hauteur }: Taille): void {
  if (largeur < 1 || hauteur < 1) throw refus('logo-illisible');
  const isGrand = largeur > MAX_COTE_LOGO || hauteur > MAX_COTE_LOGO;
  if (isGrand || largeur * hauteur > MAX_PIXELS_LOGO) {
    throw refus('logo-trop-grand', { largeur, hauteur, cote: MAX_COTE_LOGO });
  }
}
