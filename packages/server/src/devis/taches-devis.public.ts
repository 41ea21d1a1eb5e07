/** What the mail job of quotes is given. */
import type { GenreCourrier } from './courriers/courriers-devis.ts';

export interface CourrierDevis {
  devisId: number;
  genre: GenreCourrier;
}
