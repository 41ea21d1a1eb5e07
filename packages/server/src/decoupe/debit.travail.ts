/** Plans cut lists, one after the other. */
import {
  compterTravail,
  readCoupe,
  planifierCoupe,
  type Piece,
} from '@comptoir/contract/decoupe/travail-coupe.ts';
import type { Matiere } from '@comptoir/contract/decoupe/matiere.schema.ts';
import { writeTraitCoupe } from '@comptoir/contract/decoupe/trait-coupe.ts';
import type { TravailCoupe } from '@comptoir/contract/panier/coupe-ligne.schema.ts';

export interface DemandeDebit {
  pieces: readonly Piece[];
  matiere: Matiere;
}

/** Undefined: they cannot be cut from it. */
export default function debiter(demandes: readonly DemandeDebit[]): (TravailCoupe | undefined)[] {
  return demandes.map(planifier);
}

/** Read as the basket reads it, so that both come to the same plan. */
function planifier({ pieces, matiere }: DemandeDebit): TravailCoupe | undefined {
  const { pieces: lues, erreurs } = readCoupe(writeTraitCoupe(pieces), matiere);
  return erreurs.length > 0 ? undefined : compterTravail(lues, planifierCoupe(lues, matiere));
}
