import { refus } from '@comptoir/contract/http/erreurs.ts';
import { MAX_LIGNES_LISTE } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { LigneGardee } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import type { Pool } from '../../db/pool.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Acteur } from '../../http/acteur.ts';
import { writeListe } from '../write-liste.ts';
import type { ListeRow } from '../listes-achats.sql.ts';
import { addLignes, countLignes } from './ajout.sql.ts';
import { toLigne } from './ligne-gardee.ts';

/** All of the articles or none; one that is there takes the quantity. */
export async function ajouterALaListe(
  pool: Pool,
  acteur: Acteur,
  { id, articles }: { id: number; articles: readonly LigneGardee[] },
): Promise<ListeRow> {
  if (articles.length === 0) throw refus('lot-sans-donnees');
  return writeListe(pool, acteur, { id }, (tx) => remplirListe(tx, id, articles));
}

export async function remplirListe(
  tx: Tx,
  id: number,
  articles: readonly LigneGardee[],
): Promise<void> {
  const [articleId] = await addLignes(tx, id, articles.map(toLigne));
  if (articleId !== undefined) throw refus('introuvable', { articleId });
  await verifierPlace(tx, id);
}

/** After lines came to it. */
export async function verifierPlace(tx: Tx, id: number): Promise<void> {
  if ((await countLignes(tx, id)) > MAX_LIGNES_LISTE) {
    throw refus('liste-pleine', { maximum: MAX_LIGNES_LISTE });
  }
}
