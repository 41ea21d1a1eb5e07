/** How news of the demo are written: Markdown, three languages side by side. */
import type { SujetActualite } from '@comptoir/contract/actualites/actualites.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';

export interface TexteActualite {
  titre: string;
  chapeau: string;
  /** Markdown, with links as in the content pages. */
  texte: string;
}

export interface ActualiteDemo extends Record<Locale, TexteActualite> {
  sujet: SujetActualite;
  /** Days since it was published. */
  jours: number;
  /** What its picture is drawn from. */
  genre: string;
  /** Codes of the parts of the tree it is about. */
  noeuds: readonly string[];
}
