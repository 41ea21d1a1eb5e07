/** What the command asks the page for, and what it gets. */
import type { PriseEntiere } from '../modele.ts';
import type { Format } from './format.ts';
import type { NomQualite } from './qualite.ts';
import type { Taille } from './tailles.ts';

export interface Commande {
  /** Address of the model's module. */
  module: string;
  params: Readonly<Record<string, string | number | boolean>>;
  qualite: NomQualite;
  /** That of its model unless told. */
  prise?: PriseEntiere;
}

/** An arrangement. */
export interface CommandeComposee {
  /** Address of its module. */
  module: string;
  qualite: NomQualite;
  format: Format;
  largeurs: readonly number[];
}

export interface Mesures {
  triangles: number;
  /** Milliseconds. */
  construction: number;
  prise: number;
}

/** Base64. */
export type WebpParTaille = Partial<Record<Taille, string>>;

export interface Rendu extends Mesures {
  webp: WebpParTaille;
  couleur: string;
}

export interface RenduCompose extends Mesures {
  /** Base64 WebP in the order of the widths asked. */
  webp: string[];
  couleur: string;
}

export interface Epreuve extends Mesures {
  /** Base64 PNG. */
  png: string;
}

export interface Studio {
  rendre(commande: Commande): Promise<Rendu>;
  eprouver(commande: Commande): Promise<Epreuve>;
  composer(commande: CommandeComposee): Promise<RenduCompose>;
  eprouverComposition(commande: CommandeComposee): Promise<Epreuve>;
  /** A contact sheet: base64 PNG. */
  assembler(cases: readonly { png: string; legende: string }[], colonnes: number): Promise<string>;
}
