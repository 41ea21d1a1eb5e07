/** A mail as a capability asks for it, and as the queue keeps it until it is sent. */
import type { Locale } from '@comptoir/contract/locales.ts';

export interface Courrier {
  /** Address of the recipient, with or without a name. */
  a: string;
  sujet: string;
  texte: string;
  html?: string;
  langue: Locale;
}

export interface EnvoiCourrier extends Courrier {
  /** The Message-ID header: the same at each attempt, so that a mail sent twice is known as one. */
  messageId: string;
}
