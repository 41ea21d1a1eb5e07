/**
 * How many boards a cut list takes. Planning one may keep a processor busy for a third of a second,
 * and anyone may ask: it is done in a thread, and what was planned lately is not planned again.
 */
import { Worker } from 'node:worker_threads';
import { cleDeMatiere, type Piece } from '@comptoir/contract/decoupe/travail-coupe.ts';
import type { Matiere } from '@comptoir/contract/decoupe/matiere.schema.ts';
import { writeTraitCoupe } from '@comptoir/contract/decoupe/trait-coupe.ts';
import type { TravailCoupe } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import type { DemandeDebit, ReponseDebit } from './debit-thread.ts';

/** Undefined: they cannot be cut from it. */
export type Debiter = (
  pieces: readonly Piece[],
  matiere: Matiere,
) => Promise<TravailCoupe | undefined>;

/** Lists kept, of some 200 bytes. */
const MAX_GARDES = 2000;

export function createDebit(): { debiter: Debiter; close(): Promise<void> } {
  const gardes = new Map<string, Promise<TravailCoupe | undefined>>();
  const attendus = new Map<number, PromiseWithResolvers<TravailCoupe | undefined>>();
  let worker: Worker | undefined;
  let numero = 0;

  function start(): Worker {
    const started = new Worker(new URL('./debit-thread.ts', import.meta.url));
    started.unref();
    started.on('message', ({ id, travail }: ReponseDebit) => {
      attendus.get(id)?.resolve(travail);
      attendus.delete(id);
    });
    const onEnd = (reason: unknown) => {
      worker = undefined;
      gardes.clear();
      for (const attendu of attendus.values()) attendu.reject(reason);
      attendus.clear();
    };
    started.on('error', onEnd);
    started.on('exit', () => onEnd(new Error('the thread that plans cuts has ended')));
    return started;
  }

  function ask(pieces: readonly Piece[], matiere: Matiere): Promise<TravailCoupe | undefined> {
    const attendu = Promise.withResolvers<TravailCoupe | undefined>();
    const demande: DemandeDebit = { id: (numero += 1), pieces, matiere };
    attendus.set(demande.id, attendu);
    worker ??= start();
    worker.postMessage(demande);
    return attendu.promise;
  }

  return {
    debiter(pieces, matiere) {
      const cle = `${cleDeMatiere(matiere)} ${writeTraitCoupe(pieces)}`;
      const garde = gardes.get(cle) ?? ask(pieces, matiere);
      // In the order they were last asked for.
      gardes.delete(cle);
      gardes.set(cle, garde);
      const [ancien] = gardes.keys();
      if (gardes.size > MAX_GARDES && ancien !== undefined) gardes.delete(ancien);
      garde.catch(() => gardes.delete(cle));
      return garde;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
