/** The one rule of the hour: when a store has ready what lies in it, for sheet, basket and checkout. */
import { enseigne } from '../enseigne/enseigne.ts';
import { ajouterHeuresOuvertes, type Moment, type Ouvertures } from './horaires.ts';

/** Undefined for a store that never opens. */
export function pretAuMagasin(ouvertures: Ouvertures, maintenant: Date): Moment | undefined {
  return ajouterHeuresOuvertes(ouvertures, maintenant, enseigne.promesses.retraitHeures);
}
