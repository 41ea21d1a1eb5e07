/** The number a line takes when some more of an article is asked for. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { MessageLigne } from '@comptoir/contract/panier/ecriture.schema.ts';
import { QUANTITE_MAX } from '@comptoir/contract/panier/limites.ts';

export interface Conditionnement {
  /** Quantities are multiples of it. */
  multiple: number;
  minimum: number;
}

export interface QuantiteAjoutee {
  /** The quantity of the line, all told. */
  quantite: number;
  /** Why more was taken than asked. */
  raison?: Extract<MessageLigne['code'], 'quantite-multiple' | 'quantite-minimum'>;
}

/** Rounds up, never down: who asks for 7 of a box of 5 needs 7. */
export function ajouterQuantite(
  presente: number,
  demandee: number,
  { multiple, minimum }: Conditionnement,
): QuantiteAjoutee {
  const voulue = presente + demandee;
  if (voulue < minimum) return { quantite: minimum, raison: 'quantite-minimum' };
  const quantite = Math.ceil(voulue / multiple) * multiple;
  return quantite === voulue ? { quantite } : { quantite, raison: 'quantite-multiple' };
}

export function verifierMaximum(articleId: number, quantite: number): void {
  if (quantite > QUANTITE_MAX) {
    throw refus('requete-invalide', { champ: 'quantite', articleId, maximum: QUANTITE_MAX });
  }
}
