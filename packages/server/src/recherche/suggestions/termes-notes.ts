/**
 * What people search, counted a few seconds after it was answered, together with the others of
 * those seconds. Those of a server that crashes are lost, which changes no count that matters.
 */
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Log } from '../../db/log.ts';
import type { Pool } from '../../db/pool.ts';
import { compterTermes, type TermeNote } from './termes.sql.ts';

export interface Notes {
  /** Counted soon. */
  noter(note: TermeNote): void;
  /** Counts what is left. */
  close(): Promise<void>;
}

const MIN_SIGNES = 3;
const MAX_SIGNES = 60;
const COMPTE_MS = 3000;
// Waiting to be counted; in a rush the others are not.
const MAX_ATTENTE = 5000;

export function createNotes({ pool, log }: { pool: Pool; log: Log }): Notes {
  let attente: TermeNote[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function compter(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const notes = attente;
    attente = [];
    if (notes.length === 0) return;
    await compterTermes(pool, notes).catch((error: unknown) =>
      log.warn({ err: error, notes: notes.length }, 'searches not counted'),
    );
  }

  return {
    noter({ langue, terme, sessionId }) {
      const propre = nettoyerLigne(terme).toLowerCase();
      if (propre.length < MIN_SIGNES || propre.length > MAX_SIGNES) return;
      if (attente.length >= MAX_ATTENTE) return;
      attente.push({ langue, terme: propre, sessionId });
      timer ??= setTimeout(() => void compter(), COMPTE_MS).unref();
    },
    close: compter,
  };
}
