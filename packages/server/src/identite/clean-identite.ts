import type { Db } from '../db/pool.ts';
import { deleteDemandesAnciennes } from './creation/demandes.sql.ts';
import { cleanEchecs } from './connexion/freins.ts';
import { deleteLiensPerimes } from './mot-de-passe/liens-uniques.sql.ts';

export interface Nettoyes {
  echecs: number;
  liens: number;
  demandes: number;
}

/** How many of each were deleted. */
export async function cleanIdentite(db: Db): Promise<Nettoyes> {
  return {
    echecs: await cleanEchecs(db),
    liens: await deleteLiensPerimes(db),
    demandes: await deleteDemandesAnciennes(db),
  };
}
