/** How long and how large what is written in a basket may be. */
export const MAX_SIGNES_CHANTIER = 80;
/** Chorus Pro's own limits for the two. */
export const MAX_SIGNES_CODE_SERVICE = 100;
export const MAX_SIGNES_ENGAGEMENT = 50;
export const MAX_SIGNES_REFERENCE = 50;
export const MAX_SIGNES_COMMENTAIRE = 1000;
/** A hundred sizes in the one form of a cut list take 1,700. */
export const MAX_SIGNES_COUPE = 2000;
/** Cut lists that one call may bring: the hardest take half a second each to plan. */
export const MAX_COUPES_LOT = 50;
/**
 * The most of one line, in units of sale: the default maximum of a number field. A figure with a
 * zero too many is refused rather than ordered; what a file asks beyond it is asked again.
 */
export const QUANTITE_MAX = 10_000;
/** Lines of one basket, in all its chantiers: ten times the largest site that orders in one go. */
export const MAX_LIGNES_PANIER = 5000;
/** Lines of a basket that its page is made with; the others are read as one scrolls to them. */
export const LIGNES_PREMIERES = 100;
/** Chantiers that a slice names beyond those its lines stand in. */
export const MAX_CHANTIERS_ANNONCES = 100;
/** Lines that one call names. */
export const MAX_LIGNES_NOMMEES = 1000;
/** Printed by one call; pieces cut to size have one each. */
export const MAX_ETIQUETTES = 2000;
