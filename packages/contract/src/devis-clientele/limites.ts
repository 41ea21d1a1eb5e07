/** How long and how large a quote for a customer may be. */
export const MAX_LIGNES_DEVIS = 1000;
export const MAX_SECTIONS_DEVIS = 100;
export const MAX_COMPOSANTS = 60;
export const MAX_ECHEANCES = 12;
export const MAX_SIGNES_TITRE = 120;
export const MAX_SIGNES_LIGNE = 500;
export const MAX_SIGNES_TEXTE = 4000;
export const MAX_SIGNES_COORDONNEE = 120;
/** Customers, and kits of the library, of one company. */
export const MAX_CLIENTS = 5000;
export const MAX_OUVRAGES = 500;
/** Quotes and templates of one company that are not deleted. */
export const MAX_DEVIS = 20_000;
/** A signature drawn with a finger takes three to six thousand signs. */
export const MAX_SIGNES_SIGNATURE = 30_000;
/** Two strokes at least. */
export const MIN_SIGNES_SIGNATURE = 12;
