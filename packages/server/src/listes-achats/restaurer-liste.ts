import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Acteur } from '../http/acteur.ts';
import { findListe, unhideListe, type ListeRow } from './listes-achats.sql.ts';
import { verifierNombre } from './creer-liste.ts';
import { quiOf, utilisateurOf } from './utilisateur.ts';

export async function restaurerListe(pool: Pool, acteur: Acteur, id: number): Promise<ListeRow> {
  const utilisateurId = utilisateurOf(acteur);
  return transaction(pool, async (tx) => {
    await verifierNombre(tx, utilisateurId);
    const liste = await unhideListe(tx, id, utilisateurId);
    if (!liste) throw refus('introuvable', { id });
    await journaliser(tx, acteur, 'liste-achats', { liste: liste.libelle });
    return findListe(tx, id, quiOf(acteur));
  });
}
