import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { useKeptText } from '../../page/use-kept-text.ts';
import { useWritePiece } from './use-write-piece.ts';

export type Commentaire = ReturnType<typeof useCommentaire>;

/** Sent with the piece: whatever was typed of it is kept before. */
export function useCommentaire({ commentaire, chantiers }: PieceOuverte) {
  const { garder, erreur } = useWritePiece();
  const texte = useKeptText({
    name: 'comptoir.commentaire-piece',
    // A line of a basket is never used again: another piece never has the same one.
    id: String(chantiers[0]?.articles[0]?.ligneId),
    kept: commentaire,
    send: (text) => garder({ commentaire: text }),
  });
  return { ...texte, erreur };
}
