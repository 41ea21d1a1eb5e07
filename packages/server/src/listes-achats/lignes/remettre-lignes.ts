import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import type { Acteur } from '../../http/acteur.ts';
import { verifierPlace } from './ajouter-a-la-liste.ts';
import { writeListe } from '../write-liste.ts';
import { putBackLignes } from './lignes.sql.ts';
import type { ListeRow } from '../listes-achats.sql.ts';

/** Those that are back already are left as they are. */
export function remettreLignes(
  pool: Pool,
  acteur: Acteur,
  id: number,
  ligneIds: readonly number[],
): Promise<ListeRow> {
  return writeListe(pool, acteur, { id }, async (tx, { version }) => {
    const nombre = await putBackLignes(tx, id, ligneIds, version);
    if (nombre === 0) throw refus('introuvable', { ligneId: ligneIds[0] });
    await verifierPlace(tx, id);
  });
}
