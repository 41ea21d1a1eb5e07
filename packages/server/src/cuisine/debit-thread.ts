/** The thread that plans cut lists, one after the other. */
import { parentPort } from 'node:worker_threads';
import {
  compterTravail,
  lireCoupe,
  planifierCoupe,
  type Piece,
} from '@comptoir/contract/decoupe/travail-coupe.ts';
import type { Matiere } from '@comptoir/contract/decoupe/matiere.schema.ts';
import { writeTraitCoupe } from '@comptoir/contract/decoupe/trait-coupe.ts';
import type { TravailCoupe } from '@comptoir/contract/panier/coupe-ligne.schema.ts';

export interface DemandeDebit {
  id: number;
  pieces: readonly Piece[];
  matiere: Matiere;
}

export interface ReponseDebit {
  id: number;
  travail: TravailCoupe | undefined;
}

parentPort?.on('message', ({ id, pieces, matiere }: DemandeDebit) => {
  const reponse: ReponseDebit = { id, travail: planifier(pieces, matiere) };
  parentPort?.postMessage(reponse);
});

/** Read as the basket reads it, so that both come to the same plan. */
function planifier(pieces: readonly Piece[], matiere: Matiere): TravailCoupe | undefined {
  const { pieces: lues, erreurs } = lireCoupe(writeTraitCoupe(pieces), matiere);
  return erreurs.length > 0 ? undefined : compterTravail(lues, planifierCoupe(lues, matiere));
}
