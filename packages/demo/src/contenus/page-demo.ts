/** How content of the demo is written: Markdown, three languages side by side. */
import type { Rubrique } from '@comptoir/contract/contenus/pages.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';

export interface TextePage {
  titre: string;
  /** What its address says, where that is shorter than the title. */
  nom?: string;
  /** One sentence under the title; what search engines show. */
  resume: string;
  /**
   * Markdown. Links to what has an address of its own are written `page:5`, `faq:retours`,
   * `noeud:visserie`, `service:gravure`; see `lier-texte.ts`.
   */
  texte: string;
}

export interface PageDemo extends Record<Locale, TextePage> {
  id: number;
  rubrique: Rubrique;
  /** Days since it was last changed. */
  jours: number;
}
