import { VALIDITE_PIECE_MINUTES } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import type { TypePanier } from '@comptoir/contract/panier/panier.contract.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** What is frozen, as it is told. */
export type ContenuPiece = Omit<PieceOuverte, 'type' | 'commentaire' | 'valableJusqua'>;

export interface PieceFigee {
  utilisateurId: number;
  type: TypePanier;
  commentaire: string;
  panier: { id: number; version: number };
  contenu: ContenuPiece;
}

/** In place of the piece that was open. Answers until when its prices hold. */
export function upsertPiece(tx: Tx, piece: PieceFigee): Promise<{ valableJusqua: Date }> {
  return tx.one(sql`
    insert into piece_ouverte
           (utilisateur_id, type, commentaire, panier_id, panier_version, contenu)
    values (${piece.utilisateurId}, ${piece.type}, ${piece.commentaire}, ${piece.panier.id},
            ${piece.panier.version}, ${JSON.stringify(piece.contenu)}::jsonb)
    on conflict (utilisateur_id) do update
       set type = excluded.type, commentaire = excluded.commentaire,
           panier_id = excluded.panier_id, panier_version = excluded.panier_version,
           contenu = excluded.contenu, chiffree_le = now()
    returning chiffree_le + make_interval(mins => ${VALIDITE_PIECE_MINUTES}) as "valableJusqua"`);
}

export interface PieceLue {
  type: TypePanier;
  commentaire: string;
  contenu: ContenuPiece;
  valableJusqua: Date;
  isPerimee: boolean;
}

/** Undefined when there is none, or when the basket has changed since. */
export function findPiece(db: Db, utilisateurId: number): Promise<PieceLue | undefined> {
  return db.maybeOne(sql`
    select o.type, o.commentaire, o.contenu, fin.le as "valableJusqua", fin.le <= now() as "isPerimee"
      from piece_ouverte o
      join panier p on p.id = o.panier_id and p.version = o.panier_version
     cross join lateral (
       select o.chiffree_le + make_interval(mins => ${VALIDITE_PIECE_MINUTES}) as le
     ) fin
     where o.utilisateur_id = ${utilisateurId}`);
}
