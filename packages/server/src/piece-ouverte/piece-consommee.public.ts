/** What who makes an order of a piece takes: apart, since the piece itself is made into orders. */
export type { PieceAgreee } from './piece-agreee.ts';
export { deletePiece } from './piece-transformee.sql.ts';
