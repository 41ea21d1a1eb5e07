import { refus } from '@comptoir/contract/http/erreurs.ts';
import { MAX_SIGNES_LISTE } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Acteur } from '../http/acteur.ts';
import { verifierNombre } from './creer-liste.ts';
import {
  copyLignes,
  findListe,
  findListeOf,
  insertListe,
  type ListeRow,
} from './listes-achats.sql.ts';
import { quiOf, utilisateurOf } from './utilisateur.ts';

/** Another list with the same lines, under a name of its own. */
export async function dupliquerListe(
  pool: Pool,
  acteur: Acteur,
  id: number,
  ecrit: string,
): Promise<ListeRow> {
  const libelle = nettoyerLigne(ecrit).slice(0, MAX_SIGNES_LISTE);
  if (libelle === '') throw refus('requete-invalide', { champ: 'libelle' });
  const utilisateurId = utilisateurOf(acteur);
  return transaction(pool, async (tx) => {
    await verifierNombre(tx, utilisateurId);
    const liste = await findListeOf(tx, id, quiOf(acteur));
    if (!liste) throw refus('introuvable', { id });
    const copieId = await insertListe(tx, utilisateurId, libelle);
    await copyLignes(tx, id, copieId);
    await journaliser(tx, acteur, 'liste-achats', { liste: libelle });
    return findListe(tx, copieId, quiOf(acteur));
  });
}
