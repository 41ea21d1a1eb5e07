/** What someone wrote to the shop. */
import type { SujetContact } from '@comptoir/contract/contact/contact.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';

export interface DemandeEcrite {
  sujet: SujetContact;
  nom: string;
  societe: string;
  email: string;
  telephone: string;
  texte: string;
  langue: Locale;
}
