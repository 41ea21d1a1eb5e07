import { refus } from '@comptoir/contract/http/erreurs.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../db/pool.ts';
import type { Acteur } from '../http/acteur.ts';
import { writeListe, verifierLue, type ListeNommee } from './write-liste.ts';
import { renameListe, type ListeRow } from './listes-achats.sql.ts';

export async function renommerListe(
  pool: Pool,
  acteur: Acteur,
  nommee: ListeNommee,
  ecrit: string,
): Promise<ListeRow> {
  const libelle = nettoyerLigne(ecrit);
  if (libelle === '') throw refus('requete-invalide', { champ: 'libelle' });
  return writeListe(pool, acteur, nommee, async (tx, liste) => {
    verifierLue(nommee, liste, [liste.versionNom]);
    await renameListe(tx, nommee.id, libelle);
  });
}
