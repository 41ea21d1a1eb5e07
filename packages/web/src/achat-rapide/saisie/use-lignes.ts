/** The lines as components see them: each row renders for its own line alone. */
import { useSyncExternalStore } from 'react';
import { useStore } from '../../loading/create-store.ts';
import { connaissanceOf, subscribeConnaissances } from './connaissances.ts';
import { bilanSaisie, readLignes, subscribeSaisie, type Bilan, type Ligne } from './saisie.ts';

const NONE: readonly number[] = [];

interface Index {
  lignes: readonly Ligne[];
  parId: ReadonlyMap<number, Ligne>;
  ids: readonly number[];
}

let index: Index = { lignes: [], parId: new Map(), ids: NONE };

function indexed(): Index {
  const lignes = readLignes();
  if (index.lignes !== lignes) {
    const same =
      lignes.length === index.ids.length && lignes.every(({ id }, at) => id === index.ids[at]);
    index = {
      lignes,
      parId: new Map(lignes.map((ligne) => [ligne.id, ligne])),
      // The same list until a row comes or goes: typing renders no table.
      ids: same ? index.ids : lignes.map(({ id }) => id),
    };
  }
  return index;
}

export function useLigne(id: number): Ligne | undefined {
  return useSyncExternalStore(
    subscribeSaisie,
    () => indexed().parId.get(id),
    () => undefined,
  );
}

export function useIds(): readonly number[] {
  return useSyncExternalStore(
    subscribeSaisie,
    () => indexed().ids,
    () => NONE,
  );
}

const SANS_LIGNE: readonly Ligne[] = [];

export function useLignes(): readonly Ligne[] {
  return useSyncExternalStore(subscribeSaisie, readLignes, () => SANS_LIGNE);
}

export function useBilan(): Bilan | null {
  return useStore(bilanSaisie, (bilan) => bilan, null);
}

/** Rank from 1 and identifier of an earlier line of the same article. */
export interface Doublon {
  id: number;
  rang: number;
}

let doublons: { lignes: readonly Ligne[]; parId: Map<number, Doublon> } | undefined;

export function useDoublon(id: number): Doublon | undefined {
  return useSyncExternalStore(
    subscribeBoth,
    () => listDoublons().get(id),
    () => undefined,
  );
}

function subscribeBoth(listener: () => void): () => void {
  const forget = () => {
    doublons = undefined;
    listener();
  };
  const stopLignes = subscribeSaisie(listener);
  const stopConnaissances = subscribeConnaissances(forget);
  return () => {
    stopLignes();
    stopConnaissances();
  };
}

function listDoublons(): Map<number, Doublon> {
  const lignes = readLignes();
  if (doublons?.lignes === lignes) return doublons.parId;
  const premieres = new Map<number, Doublon>();
  const parId = new Map<number, Doublon>();
  lignes.forEach((ligne, at) => {
    const connaissance = connaissanceOf(ligne.reference);
    if (connaissance?.nom !== 'connu') return;
    const articleId = connaissance.article.id;
    const premiere = premieres.get(articleId);
    if (premiere) parId.set(ligne.id, keep(ligne.id, premiere));
    else premieres.set(articleId, { id: ligne.id, rang: at + 1 });
  });
  doublons = { lignes, parId };
  return parId;
}

/** The same object as before for what did not change, or its row would render for ever. */
const kept = new Map<number, Doublon>();
function keep(id: number, doublon: Doublon): Doublon {
  const before = kept.get(id);
  if (before?.id === doublon.id && before.rang === doublon.rang) return before;
  kept.set(id, doublon);
  return doublon;
}
