/** What the rest of the server takes from the open piece. */
export type { PieceAgreee } from './piece-agreee.ts';
