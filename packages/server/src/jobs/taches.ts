/**
 * Every job of the shop: name → data. A capability that has one adds its line here. Data are
 * JSON; a job may run more than once (a server killed at its end), so running it again is harmless.
 */
import type { NotificationADire } from '../banque-essai/taches-banque-essai.public.ts';
import type { CourrierDeCommande } from '../commandes/taches-commandes.public.ts';
import type { EnvoiCourrier } from '../courrier/envoi.ts';
import type { DevisSigne } from '../devis-clientele/taches-devis-clientele.public.ts';
import type { CourrierDevis } from '../devis/taches-devis.public.ts';
import type {
  ActivationDemandee,
  ReinitialisationDemandee,
} from '../identite/taches-identite.public.ts';

export interface Taches {
  'activation-demandee': ActivationDemandee;
  'banque-essai-notifier': NotificationADire;
  'commande-courrier': CourrierDeCommande;
  /** Where the shop is a demo: orders move on. */
  'commandes-avancer': Record<string, never>;
  'courrier-envoyer': EnvoiCourrier;
  /** A customer signed a quote: the paper goes to them and to who wrote it. */
  'devis-clientele-accepte': DevisSigne;
  'devis-courrier': CourrierDevis;
  /** Ends offers past their last day and notifies of those about to end, every night. */
  'devis-expirer': Record<string, never>;
  /** Follows rules and orders: what goes with what, every night. */
  'liens-calculer': Record<string, never>;
  /** An invoice was issued: its file is written. */
  'facture-emise': { factureId: number };
  /** Sends one invoice to a platform. */
  'facture-envoyer': { factureId: number };
  /** Tries what waits, and asks for news of what was sent. */
  'factures-envoyer': Record<string, never>;
  /** Writes the file of a month. */
  'facture-dossier': { id: number };
  /** Invoices what was delivered, every night. */
  facturer: Record<string, never>;
  /** Deletes what expired, every night. */
  nettoyer: Record<string, never>;
  /** Notifies the bank that nobody will pay; what it took by then becomes an order. */
  'paiement-fermer': { cle: string };
  /** Asks for news of payments the bank said nothing of. */
  'paiements-suivre': Record<string, never>;
  /** Writes an export of the catalogue. */
  'export-catalogue': { id: number };
  /** Asks for the next of each series whose day has come. */
  'exports-repeter': Record<string, never>;
  /** One mail to who wants their news once a day. */
  'resume-quotidien': Record<string, never>;
  'reinitialisation-demandee': ReinitialisationDemandee;
}

export type Tache = keyof Taches;

export interface JobContext {
  /** Aborted when the server stops and the job has had its time to finish. */
  signal: AbortSignal;
  /** No further attempt follows when this one fails. */
  isLastAttempt: boolean;
}

export type JobHandler<T extends Tache> = (
  donnees: Taches[T],
  context: JobContext,
) => Promise<void>;

export type JobHandlers = { [T in Tache]: JobHandler<T> };

/** When a job runs by itself, in cron's words, UTC. */
export const CRONS: readonly { tache: Tache; match: string }[] = [
  { tache: 'commandes-avancer', match: '* * * * *' },
  // After midnight in Paris, in winter and in summer.
  { tache: 'devis-expirer', match: '4 23 * * *' },
  // Before work begins, while few look around.
  { tache: 'exports-repeter', match: '30 1 * * *' },
  // After midnight in Paris: weeks and months are over by then.
  { tache: 'facturer', match: '20 23 * * *' },
  { tache: 'factures-envoyer', match: '* * * * *' },
  { tache: 'liens-calculer', match: '40 2 * * *' },
  { tache: 'nettoyer', match: '17 3 * * *' },
  { tache: 'paiements-suivre', match: '* * * * *' },
  // Before work begins in France, in winter and in summer.
  { tache: 'resume-quotidien', match: '0 5 * * *' },
];
