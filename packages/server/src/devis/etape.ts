/** What happens to a quote: its state, its history, who is notified. */
import type {
  EtatDevis,
  GENRES_EVENEMENT_DEVIS,
  MotifRefus,
} from '@comptoir/contract/devis/devis.schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { Acteur } from '../http/acteur.ts';
import { addJob } from '../jobs/add-job.ts';
import { reglerMessages } from '../messages/messages.public.ts';
import { emettre } from '../outbox/outbox.ts';
import type { GenreCourrier } from './courriers/courriers-devis.ts';
import { insertEvenement, updateEtat } from './devis.sql.ts';

export interface Etape {
  devisId: number;
  genre: (typeof GENRES_EVENEMENT_DEVIS)[number];
  etat: EtatDevis;
  /** Last day of the offer; without one there is none. */
  valableJusqu?: string | undefined;
  motif?: MotifRefus | undefined;
  precision?: string | undefined;
  details?: Readonly<Record<string, unknown>> | undefined;
  /** Mails that leave once it is written. */
  courriers?: readonly GenreCourrier[] | undefined;
}

/** In the transaction that does it. */
export async function noterEtape(
  tx: Tx,
  acteur: Pick<Acteur, 'utilisateurId' | 'delegueId'>,
  etape: Etape,
): Promise<void> {
  const { devisId, genre, etat, valableJusqu, motif, precision, details, courriers } = etape;
  const { delegueId = null, utilisateurId = null } = acteur;
  await updateEtat(tx, devisId, {
    etat,
    valableJusqu: valableJusqu ?? null,
    delegueId,
    motif,
    precision,
  });
  await insertEvenement(tx, {
    devisId,
    genre,
    etat,
    utilisateurId: delegueId === null ? utilisateurId : null,
    delegueId,
    details: details ?? {},
  });
  await reglerMessages(tx, { genre: 'devis', id: devisId });
  await emettre(tx, 'devis-modifies', { ids: [devisId] });
  for (const courrier of courriers ?? []) {
    await addJob(tx, 'devis-courrier', { devisId, genre: courrier });
  }
}
