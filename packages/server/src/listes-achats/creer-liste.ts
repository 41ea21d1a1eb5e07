import { refus } from '@comptoir/contract/http/erreurs.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import { MAX_LISTES, type Partage } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { LigneGardee } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import type { Pool } from '../db/pool.ts';
import { transaction, type Tx } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Acteur } from '../http/acteur.ts';
import { remplirListe } from './lignes/ajouter-a-la-liste.ts';
import { countListes, findListe, insertListe, type ListeRow } from './listes-achats.sql.ts';
import { quiOf, utilisateurOf } from './utilisateur.ts';

export interface NouvelleListe {
  libelle: string;
  partage?: Partage | undefined;
  articles: readonly LigneGardee[];
}

export async function creerListe(
  pool: Pool,
  acteur: Acteur,
  { libelle: ecrit, articles, partage }: NouvelleListe,
): Promise<ListeRow> {
  const libelle = nettoyerLigne(ecrit);
  if (libelle === '') throw refus('requete-invalide', { champ: 'libelle' });
  const utilisateurId = utilisateurOf(acteur);
  return transaction(pool, async (tx) => {
    await verifierNombre(tx, utilisateurId);
    const id = await insertListe(tx, utilisateurId, libelle, partage);
    await remplirListe(tx, id, articles);
    await journaliser(tx, acteur, 'liste-achats', { liste: libelle });
    return findListe(tx, id, quiOf(acteur));
  });
}

/** Before one more. */
export async function verifierNombre(tx: Tx, utilisateurId: number): Promise<void> {
  const nombre = await countListes(tx, utilisateurId);
  if (nombre >= MAX_LISTES) throw refus('trop-de-listes', { maximum: MAX_LISTES });
}
