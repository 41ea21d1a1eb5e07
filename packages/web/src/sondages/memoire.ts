/** What this browser remembers of surveys: answers being written, and which ones it sent. */
import type { ReponseQuestion } from '@comptoir/contract/sondages/sondages.contract.ts';
import { createRemembered, type Remembered } from '../page/remembered.ts';

/** By question. */
export type Brouillon = Readonly<Record<number, ReponseQuestion>>;

export function createBrouillon(sondageId: number): Remembered<Brouillon> {
  return createRemembered(`comptoir.sondage.${sondageId}`, readBrouillon);
}

/** What another version wrote, or a hand, is left out. */
export function readBrouillon(stored: unknown): Brouillon {
  if (typeof stored !== 'object' || stored === null) return {};
  const reponses = Object.values(stored).filter(isReponse);
  return Object.fromEntries(reponses.map((each) => [each.questionId, each]));
}

function isReponse(value: unknown): value is ReponseQuestion {
  if (typeof value !== 'object' || value === null) return false;
  const { questionId, choixIds = [], note = 1, texte = '' } = value as Partial<ReponseQuestion>;
  return (
    Number.isSafeInteger(questionId) &&
    Array.isArray(choixIds) &&
    choixIds.every((id) => Number.isSafeInteger(id)) &&
    Number.isSafeInteger(note) &&
    typeof texte === 'string'
  );
}

/**
 * Pages of visitors are the same for all of them: whether this one answered is asked of the server
 * only where the browser knows that they did, so that looking opens no session.
 */
export const repondus = createRemembered<readonly number[]>('comptoir.sondages', (stored) =>
  Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [],
);

export function noterRepondu(sondageId: number): void {
  const avant = repondus.get();
  if (!avant.includes(sondageId)) repondus.set([...avant, sondageId]);
}
