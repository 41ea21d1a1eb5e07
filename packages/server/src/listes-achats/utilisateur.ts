import { refus } from '@comptoir/contract/http/erreurs.ts';
import { acheteurOf, type Acheteur, type Acteur } from '../http/acteur.ts';

/** Lists belong to a person; see http/permission.ts. */
export function utilisateurOf({ utilisateurId }: Acteur): number {
  if (utilisateurId === undefined) throw refus('non-authentifie');
  return utilisateurId;
}

/** Lists are read by whoever buys for the company they are shared with. */
export function quiOf(acteur: Acteur): Acheteur {
  utilisateurOf(acteur);
  return acheteurOf(acteur);
}
