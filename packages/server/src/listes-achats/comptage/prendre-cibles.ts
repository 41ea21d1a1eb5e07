import type { Pool } from '../../db/pool.ts';
import type { Acteur } from '../../http/acteur.ts';
import type { ListeRow } from '../listes-achats.sql.ts';
import { writeListe } from '../write-liste.ts';
import { takeCibles } from './comptage.sql.ts';

/** What is usually bought is a shelf to begin with; lines that have a target keep it. */
export function prendreCibles(
  pool: Pool,
  acteur: Acteur,
  id: number,
  ligneIds: readonly number[] | null,
): Promise<ListeRow> {
  return writeListe(pool, acteur, { id }, (tx, { version }) =>
    takeCibles(tx, id, ligneIds, version),
  );
}
