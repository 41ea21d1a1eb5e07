import type { Pool } from '../../db/pool.ts';
import type { Acteur } from '../../http/acteur.ts';
import type { ListeRow } from '../listes-achats.sql.ts';
import { refusAbsente, verifierLue, writeListe, type ListeNommee } from '../write-liste.ts';
import { listVersionsCibles, writeComptage, type Compte } from './comptage.sql.ts';

/** All of the lines or none; the last figure of a line that is named twice. */
export function enregistrerComptage(
  pool: Pool,
  acteur: Acteur,
  nommee: ListeNommee,
  comptes: readonly Compte[],
): Promise<ListeRow> {
  const parLigne = new Map(comptes.map(({ ligneId, reste }) => [ligneId, reste]));
  const ligneIds = [...parLigne.keys()];
  return writeListe(pool, acteur, nommee, async (tx, liste) => {
    const versions = await listVersionsCibles(tx, nommee.id, ligneIds);
    verifierLue(nommee, liste, versions);
    if (versions.length < ligneIds.length) throw refusAbsente(nommee, liste, ligneIds[0] ?? 0);
    const uniques = Array.from(parLigne, ([ligneId, reste]) => ({ ligneId, reste }));
    await writeComptage(tx, nommee.id, uniques, liste.version);
  });
}
