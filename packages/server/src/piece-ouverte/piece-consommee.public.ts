/** What who makes an order of a piece takes: apart, since the piece itself is made into orders. */
export { listLignesALivrer } from './livraison/lignes-a-livrer.ts';
export type { PieceAgreee } from './piece-agreee.ts';
export { deletePiece } from './piece-transformee.sql.ts';
