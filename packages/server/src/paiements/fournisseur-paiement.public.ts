/** The bank, as the shop sees it: a page of its own, signed callbacks, and a state to be read. */
import type { Montant } from '@comptoir/contract/argent.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { EtatPaiement, MotifRefus } from '@comptoir/contract/paiements/paiements.contract.ts';
import type { IncomingHttpHeaders } from 'node:http';

export const FOURNISSEURS = ['banque-essai', 'stripe'] as const;
export type NomFournisseur = (typeof FOURNISSEURS)[number];

export interface DemandePaiement {
  /** Ours. Asked again with the same one, the provider answers with the payment it already made. */
  cle: string;
  montant: Montant;
  langue: Locale;
  /** Paths of the shop the buyer comes back to, having paid or given up. */
  retour: string;
  abandon: string;
  expireLe: Date;
}

/** What the provider says of a payment. */
export interface Constat {
  cle: string;
  reference: string;
  etat: EtatPaiement;
  /** Why it was refused. */
  motif: MotifRefus | null;
  montant: Montant;
}

export interface Notification extends Constat {
  /** What the provider calls the event; it may report the same one several times. */
  evenement: string;
}

export interface FournisseurPaiement {
  nom: NomFournisseur;
  creer(demande: DemandePaiement): Promise<{ reference: string; adresse: string }>;
  readEtat(reference: string): Promise<Constat>;
  /** Nobody can pay it any more, unless it is paid already: the answer says. */
  annuler(reference: string): Promise<Constat>;
  /**
   * Refuses with `notification-refusee` what the provider did not sign. Undefined for an event that
   * tells nothing of a payment.
   */
  readNotification(corps: Buffer, entetes: IncomingHttpHeaders): Promise<Notification | undefined>;
}
