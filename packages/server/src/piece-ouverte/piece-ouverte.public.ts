/** What the rest of the server takes from the open piece. */
export type { PieceDeps } from './dossier.ts';
export { readPieceAgreee } from './read-piece-agreee.ts';
export type { PieceAgreee } from './piece-agreee.ts';
