import { refus } from '@comptoir/contract/http/erreurs.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../db/pool.ts';
import type { Acteur } from '../http/acteur.ts';
import { verifierDroit, verifierLue, writeListe, type ListeNommee } from './write-liste.ts';
import { updateListe, type ChangementListe, type ListeRow } from './listes-achats.sql.ts';

/** Its name by who may write it; whether it is shared or put away by its person. */
export async function modifierListe(
  pool: Pool,
  acteur: Acteur,
  nommee: ListeNommee,
  { libelle: ecrit, partage, archivee }: ChangementListe,
): Promise<ListeRow> {
  const libelle = ecrit === undefined ? undefined : nettoyerLigne(ecrit);
  if (libelle === '') throw refus('requete-invalide', { champ: 'libelle' });
  return writeListe(pool, acteur, nommee, async (tx, liste) => {
    if (partage !== undefined || archivee !== undefined) verifierDroit(liste, 'proprietaire');
    verifierLue(nommee, liste, [liste.versionNom]);
    await updateListe(tx, nommee.id, {
      ...(libelle !== undefined && { libelle }),
      ...(partage !== undefined && { partage }),
      ...(archivee !== undefined && { archivee }),
    });
  });
}
