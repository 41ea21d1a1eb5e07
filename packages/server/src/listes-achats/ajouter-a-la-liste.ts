import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { LigneGardee } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Acteur } from '../http/acteur.ts';
import { addLignes, findListe, touchListe, type ListeRow } from './listes-achats.sql.ts';
import { toLigne } from './ligne-gardee.ts';
import { utilisateurOf } from './utilisateur.ts';

/** All of the articles or none; one that is there takes the quantity. */
export async function ajouterALaListe(
  pool: Pool,
  acteur: Acteur,
  { id, articles }: { id: number; articles: readonly LigneGardee[] },
): Promise<ListeRow> {
  if (articles.length === 0) throw refus('lot-sans-donnees');
  const utilisateurId = utilisateurOf(acteur);
  return transaction(pool, async (tx) => {
    const liste = await touchListe(tx, id, utilisateurId);
    if (!liste) throw refus('introuvable', { id });
    const [articleId] = await addLignes(tx, id, articles.map(toLigne));
    if (articleId !== undefined) throw refus('introuvable', { articleId });
    await journaliser(tx, acteur, 'liste-achats', { liste: liste.libelle });
    return findListe(tx, id);
  });
}
