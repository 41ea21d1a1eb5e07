/** The piece with every line, where it is to be seen whole: read then, the steps have the first alone. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { isPartiel } from '../../panier/suite.public.ts';
import { pieceEntiereQuery, pieceQuery } from '../piece-ouverte.queries.ts';

interface PieceALire {
  /** With its first lines until all of them are read. */
  piece: PieceOuverte | null | undefined;
  isEntiere: boolean;
  isError: boolean;
  relire: () => void;
}

export function usePieceEntiere(): PieceALire {
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(pieceQuery(context));
  const piece = data?.valeur;
  const enabled = piece ? isPartiel(piece) : false;
  const {
    data: lue,
    isError,
    refetch,
  } = useQuery({ ...pieceEntiereQuery(context, piece?.accord ?? ''), enabled });
  const entiere = enabled ? lue?.valeur : piece;
  return {
    // What was chosen since is in the one the steps read.
    piece: piece && entiere ? { ...piece, ...lignesOf(entiere) } : piece,
    isEntiere: Boolean(entiere),
    isError,
    relire: () => void refetch(),
  };
}

function lignesOf({ chantiers, livraison }: PieceOuverte) {
  return { chantiers, livraison };
}
