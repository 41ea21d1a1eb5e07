/**
 * Every job of the shop: name → data. A capability that has one adds its line here. Data are
 * JSON; a job may run more than once (a server killed at its end), so running it again is harmless.
 */
import type { NotificationADire } from '../banque-essai/banque-essai.public.ts';
import type { CourrierDeCommande } from '../commandes/commandes.public.ts';
import type { EnvoiCourrier } from '../courrier/envoi.ts';
import type { CourrierDevis } from '../devis/devis.public.ts';
import type { ActivationDemandee, ReinitialisationDemandee } from '../identite/identite.public.ts';

export interface Taches {
  'activation-demandee': ActivationDemandee;
  'banque-essai-notifier': NotificationADire;
  'commande-courrier': CourrierDeCommande;
  /** Where the shop is a demo: orders move on. */
  'commandes-avancer': Record<string, never>;
  'courrier-envoyer': EnvoiCourrier;
  'devis-courrier': CourrierDevis;
  /** Ends offers past their last day and notifies of those about to end, every night. */
  'devis-expirer': Record<string, never>;
  /** Deletes what expired, every night. */
  nettoyer: Record<string, never>;
  /** Notifies the bank that nobody will pay; what it took by then becomes an order. */
  'paiement-fermer': { cle: string };
  /** Asks for news of payments the bank said nothing of. */
  'paiements-suivre': Record<string, never>;
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
  { tache: 'nettoyer', match: '17 3 * * *' },
  { tache: 'paiements-suivre', match: '* * * * *' },
  // Before work begins in France, in winter and in summer.
  { tache: 'resume-quotidien', match: '0 5 * * *' },
];
