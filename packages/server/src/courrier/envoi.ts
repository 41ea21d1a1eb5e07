/** A mail as a capability asks for it, and as the queue keeps it until it is sent. */
import type { Locale } from '@comptoir/contract/words/locales.ts';

export interface Courrier {
  /** One address, without a name. */
  a: string;
  /** Where an answer goes; to the sender by default. */
  repondreA?: string;
  sujet: string;
  texte: string;
  html?: string;
  langue: Locale;
  /** Files that come with it. */
  pieces?: readonly PieceJointe[];
}

export interface PieceJointe {
  nom: string;
  /** The media type: application/pdf. */
  type: string;
  /** In base64: the queue keeps JSON. */
  data: string;
}

export interface EnvoiCourrier extends Courrier {
  /** Chosen once, kept at each attempt: the Message-ID header is made from it. */
  identifiant: string;
}
