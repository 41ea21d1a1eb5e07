/** What the rest of the server takes from shopping lists. */
import type { Pool } from '../db/pool.ts';
import type { Demande } from '../http/acteur.ts';
import { listLignesDeListe, type LigneDeListe } from './listes-achats.sql.ts';
import { utilisateurOf } from './utilisateur.ts';

/** In their order, in the language asked; null when it is not a list of who asks. */
export function findLignesDeListe(
  pool: Pool,
  { acteur, langue }: Demande,
  id: number,
): Promise<LigneDeListe[] | null> {
  return listLignesDeListe(pool, { id, utilisateurId: utilisateurOf(acteur), langue });
}
