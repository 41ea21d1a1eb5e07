import { refus } from '@comptoir/contract/http/erreurs.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import type { Acteur } from '../../http/acteur.ts';
import { verifierNombre } from '../creer-liste.ts';
import { listVersions } from '../lignes/lignes.sql.ts';
import { findListe, insertListe, touchListe, type ListeRow } from '../listes-achats.sql.ts';
import { quiOf, utilisateurOf } from '../utilisateur.ts';
import { refusAbsente, verifierDroit, verifierLue, type ListeNommee } from '../write-liste.ts';
import { moveLignes } from './fusion.sql.ts';

interface Partie {
  libelle: string;
  ligneIds: readonly number[];
}

/** All the lines named or none; lines taken from a colleague’s list would be gone for them. */
export async function scinderListe(
  pool: Pool,
  acteur: Acteur,
  nommee: ListeNommee,
  { libelle: ecrit, ligneIds: ids }: Partie,
): Promise<ListeRow> {
  const libelle = nettoyerLigne(ecrit);
  if (libelle === '') throw refus('requete-invalide', { champ: 'libelle' });
  const qui = quiOf(acteur);
  const utilisateurId = utilisateurOf(acteur);
  const ligneIds = [...new Set(ids)];
  return transaction(pool, async (tx) => {
    await verifierNombre(tx, utilisateurId);
    const liste = await touchListe(tx, nommee.id, qui);
    if (!liste) throw refus('introuvable', { id: nommee.id });
    verifierDroit(liste, 'proprietaire');
    const versions = await listVersions(tx, nommee.id, ligneIds);
    verifierLue(nommee, liste, versions);
    if (versions.length < ligneIds.length) throw refusAbsente(nommee, liste, ligneIds[0] ?? 0);
    const { partage } = await findListe(tx, nommee.id, qui);
    const partieId = await insertListe(tx, utilisateurId, libelle, partage);
    await moveLignes(tx, nommee.id, partieId, ligneIds);
    await journaliser(tx, acteur, 'liste-achats', { liste: liste.libelle });
    return findListe(tx, partieId, qui);
  });
}
