import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Acteur } from '../http/acteur.ts';

/** Lists belong to a person; see http/permission.ts. */
export function utilisateurOf({ utilisateurId }: Acteur): number {
  if (utilisateurId === undefined) throw refus('non-authentifie');
  return utilisateurId;
}
