import type { Pool } from '../../db/pool.ts';
import type { Acteur } from '../../http/acteur.ts';
import { writeListe, refusAbsente, verifierLue, type ListeNommee } from '../write-liste.ts';
import { listVersions, removeLignes } from './lignes.sql.ts';
import type { ListeRow } from '../listes-achats.sql.ts';

/** All of them or none; they can be put back until the night after. */
export function retirerLignes(
  pool: Pool,
  acteur: Acteur,
  nommee: ListeNommee,
  ids: readonly number[],
): Promise<ListeRow> {
  const ligneIds = [...new Set(ids)];
  return writeListe(pool, acteur, nommee, async (tx, liste) => {
    const versions = await listVersions(tx, nommee.id, ligneIds);
    verifierLue(nommee, liste, versions);
    if (versions.length < ligneIds.length) throw refusAbsente(nommee, liste, ligneIds[0] ?? 0);
    await removeLignes(tx, nommee.id, ligneIds);
  });
}
