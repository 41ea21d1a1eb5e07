/** What the rest of the server takes from shopping lists. */
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { Pool } from '../db/pool.ts';
import type { Acteur, Demande } from '../http/acteur.ts';
import {
  listLignesDeListe,
  listListes,
  type LigneDeListe,
  type ListeRow,
} from './listes-achats.sql.ts';
import { versionOf } from './write-liste.ts';
import { utilisateurOf } from './utilisateur.ts';

export {
  cleanListes,
  rendreRemises,
  type ChantierDeListe,
  type LigneDeListe,
} from './listes-achats.sql.ts';

/** In their order, in the language asked; null when it is not a list of who asks. */
export function findLignesDeListe(
  pool: Pool,
  { acteur, langue }: Demande,
  id: number,
): Promise<LigneDeListe[] | null> {
  return listLignesDeListe(pool, { id, utilisateurId: utilisateurOf(acteur), langue });
}

/** The lists of who asks, the last changed first. */
export async function listerListes(pool: Pool, acteur: Acteur): Promise<ListeAchats[]> {
  return (await listListes(pool, utilisateurOf(acteur))).map(toListe);
}

export function toListe({
  id,
  libelle,
  nombreArticles,
  modifieLe,
  version,
}: ListeRow): ListeAchats {
  return {
    id,
    libelle,
    nombreArticles,
    modifieLe: modifieLe.toISOString(),
    version: versionOf({ id, version }),
  };
}
