import type { Pool } from '../db/pool.ts';
import type { Acteur } from '../http/acteur.ts';
import { verifierDroit, verifierLue, writeListe, type ListeNommee } from './write-liste.ts';
import { hideListe, type ListeRow } from './listes-achats.sql.ts';

/** Out of sight at once; it is gone the night after. */
export function supprimerListe(pool: Pool, acteur: Acteur, nommee: ListeNommee): Promise<ListeRow> {
  return writeListe(pool, acteur, nommee, async (tx, liste) => {
    verifierDroit(liste, 'proprietaire');
    // Whatever changed since it was read would go with it.
    verifierLue(nommee, liste, [liste.version - 1]);
    await hideListe(tx, nommee.id);
  });
}
