/**
 * What was counted and is not sent yet, kept by this browser: a call, a reload or a cellar without
 * network in the middle of a shelf loses nothing.
 */
import { useSyncExternalStore } from 'react';
import { RESTE_MAX } from '@comptoir/contract/listes-achats/comptage.contract.ts';
import { createRemembered } from '../../page/remembered.ts';

/** By line. */
export type Comptes = Readonly<Record<string, number>>;

const remembered = createRemembered('comptoir.comptages', readStored);
const AUCUN: Comptes = {};

/** By list; anything may be in the storage. */
export function readStored(stored: unknown): Readonly<Record<string, Comptes>> {
  return Object.fromEntries(
    entriesOf(stored).flatMap(([listeId, comptes]) => {
      const lus = entriesOf(comptes).filter(
        (each): each is [string, number] =>
          Number.isSafeInteger(each[1]) && Number(each[1]) >= 0 && Number(each[1]) <= RESTE_MAX,
      );
      return lus.length > 0 ? [[listeId, Object.fromEntries(lus)]] : [];
    }),
  );
}

function entriesOf(stored: unknown): [string, unknown][] {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? Object.entries(stored)
    : [];
}

export function readComptes(listeId: number): Comptes {
  return remembered.get()[listeId] ?? AUCUN;
}

/** Undefined: it is to be counted. */
export function noterCompte(listeId: number, ligneId: number, reste: number | undefined): void {
  const { [ligneId]: _avant, ...autres } = readComptes(listeId);
  const comptes = reste === undefined ? autres : { ...autres, [ligneId]: reste };
  remembered.set({ ...remembered.get(), [listeId]: comptes });
}

export function oublierComptes(listeId: number): void {
  const { [listeId]: _sens, ...autres } = remembered.get();
  remembered.set(autres);
}

export function remettreComptes(listeId: number, comptes: Comptes): void {
  remembered.set({ ...remembered.get(), [listeId]: comptes });
}

export function useComptes(listeId: number): Comptes {
  return useSyncExternalStore(
    remembered.subscribe,
    () => readComptes(listeId),
    () => AUCUN,
  );
}

/** The count of one line, which alone is drawn again. */
export function useCompte(listeId: number, ligneId: number): number | undefined {
  return useSyncExternalStore(
    remembered.subscribe,
    () => readComptes(listeId)[ligneId],
    () => undefined,
  );
}
