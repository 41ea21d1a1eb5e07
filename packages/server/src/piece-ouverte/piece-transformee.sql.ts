import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

interface PanierFige {
  id: number;
  version: number;
}

export async function isPieceOuverte(
  db: Db,
  utilisateurId: number,
  panier: PanierFige,
): Promise<boolean> {
  const found = await db.maybeOne(sql`
    select from piece_ouverte
     where utilisateur_id = ${utilisateurId} and panier_id = ${panier.id}
       and panier_version = ${panier.version}`);
  return found !== undefined;
}

/** Once it became an order or a quote: one of another basket, or made anew since, stays. */
export async function deletePiece(
  tx: Tx,
  utilisateurId: number,
  panier: PanierFige,
): Promise<void> {
  await tx.execute(sql`
    delete from piece_ouverte
     where utilisateur_id = ${utilisateurId} and panier_id = ${panier.id}
       and panier_version = ${panier.version}`);
}
