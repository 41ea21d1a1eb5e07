/** What people of the trade say of one kind of thing. */
import type { Texte } from '../catalogue/modele.ts';

export interface Registre {
  /** Kinds of things it can be said of; see `ModeleArticle.genre`. */
  genres: readonly string[];
  /** With 4 or 5. */
  bien: readonly Texte[];
  /** With 3. */
  moyen: readonly Texte[];
  /** With 1 or 2, and why. */
  mal: readonly Texte[];
}
