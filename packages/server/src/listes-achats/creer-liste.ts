import { refus } from '@comptoir/contract/http/erreurs.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { LigneGardee } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Acteur } from '../http/acteur.ts';
import { addLignes, findListe, insertListe, type ListeRow } from './listes-achats.sql.ts';
import { toLigne } from './ligne-gardee.ts';
import { utilisateurOf } from './utilisateur.ts';

export interface NouvelleListe {
  libelle: string;
  articles: readonly LigneGardee[];
}

export async function creerListe(
  pool: Pool,
  acteur: Acteur,
  { libelle: ecrit, articles }: NouvelleListe,
): Promise<ListeRow> {
  const libelle = nettoyerLigne(ecrit);
  if (libelle === '') throw refus('requete-invalide', { champ: 'libelle' });
  const utilisateurId = utilisateurOf(acteur);
  return transaction(pool, async (tx) => {
    const id = await insertListe(tx, utilisateurId, libelle);
    const [articleId] = await addLignes(tx, id, articles.map(toLigne));
    if (articleId !== undefined) throw refus('introuvable', { articleId });
    await journaliser(tx, acteur, 'liste-achats', { liste: libelle });
    return findListe(tx, id);
  });
}
