/** What the page asks of the worker that builds models, and what it gets. */
import type { Colis } from './colis.ts';

export interface Ordre {
  modele: string;
  params: Readonly<Record<string, string>>;
  /** Address of the font labels are written in. */
  police: string;
}

export type Reponse = { colis: Colis } | { erreur: string };
