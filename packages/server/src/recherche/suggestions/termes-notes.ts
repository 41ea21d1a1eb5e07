/**
 * What people search, counted a few seconds after it was answered, together with the others of
 * those seconds. Those of a server that crashes are lost, which changes no count that matters.
 */
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Log } from '../../db/log.ts';
import type { Pool } from '../../db/pool.ts';
import { compterChoix, compterTermes, type TermeDit, type TermeNote } from './termes.sql.ts';

export interface Notes {
  /** Counted soon. */
  noter(note: TermeNote): void;
  /** One of its answers was opened or ordered: counted soon, after the search itself. */
  choisir(choix: TermeDit): void;
  /** Counts what is left. */
  close(): Promise<void>;
}

const MIN_SIGNES = 3;
const MAX_SIGNES = 60;
const COMPTE_MS = 3000;
// Waiting to be counted; in a rush the others are not.
const MAX_ATTENTE = 5000;
/** An address, or figures as long as a telephone or an account number: never kept. */
const PERSONNEL = /@|\d(?:[ .-]?\d){8}/;

export function createNotes({ pool, log }: { pool: Pool; log: Log }): Notes {
  let attente: TermeNote[] = [];
  let choisis: TermeDit[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function compter(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const [notes, choix] = [attente, choisis];
    attente = [];
    choisis = [];
    try {
      if (notes.length > 0) await compterTermes(pool, notes);
      if (choix.length > 0) await compterChoix(pool, choix);
    } catch (error) {
      log.warn({ err: error, notes: notes.length, choix: choix.length }, 'searches not counted');
    }
  }

  function ajouter<Dit extends TermeDit>(file: Dit[], dit: Dit): void {
    const terme = nettoyerLigne(dit.terme).toLowerCase();
    if (terme.length < MIN_SIGNES || terme.length > MAX_SIGNES || PERSONNEL.test(terme)) return;
    if (file.length >= MAX_ATTENTE) return;
    file.push({ ...dit, terme });
    timer ??= setTimeout(() => void compter(), COMPTE_MS).unref();
  }

  return {
    noter(note) {
      ajouter(attente, note);
    },
    choisir(choix) {
      ajouter(choisis, choix);
    },
    close: compter,
  };
}
