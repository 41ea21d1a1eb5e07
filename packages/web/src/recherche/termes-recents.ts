/** What was searched from this browser, newest first. */
import { useSyncExternalStore } from 'react';
import { createRemembered } from '../page/remembered.ts';
import { nettoyer } from './suggestions/texte-cherche.ts';

export const MAX_RECENTS = 8;

const remembered = createRemembered<readonly string[]>('comptoir.recherches', readTermes);

export function useTermesRecents(): readonly string[] {
  return useSyncExternalStore(remembered.subscribe, remembered.get, () => remembered.vide);
}

export function noterTerme(terme: string): void {
  remembered.set(readTermes([terme, ...remembered.get()]));
}

export function retirerTerme(terme: string): void {
  remembered.set(remembered.get().filter((autre) => autre !== terme));
}

export function effacerTermes(): void {
  remembered.set(remembered.vide);
}

/** From storage, which may hold anything: each search once, whatever its case. */
export function readTermes(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const termes = new Map<string, string>();
  for (const brut of stored) {
    const terme = typeof brut === 'string' ? nettoyer(brut) : '';
    const cle = terme.toLowerCase();
    if (terme && !termes.has(cle)) termes.set(cle, terme);
  }
  return [...termes.values()].slice(0, MAX_RECENTS);
}

/** Those that go on from what is being typed, then those of others; none twice, nor the text itself. */
export function completer(
  texte: string,
  recents: readonly string[],
  frequents: readonly string[],
): { terme: string; isRecent: boolean }[] {
  const cle = texte.toLowerCase();
  const miens = recents.filter((terme) => terme.toLowerCase().includes(cle)).slice(0, MAX_MIENS);
  const dits = new Set([cle]);
  const tous = [
    ...miens.map((terme) => ({ terme, isRecent: true })),
    ...frequents.map((terme) => ({ terme, isRecent: false })),
  ];
  const autres = tous.filter(({ terme }) => {
    const isNew = !dits.has(terme.toLowerCase());
    dits.add(terme.toLowerCase());
    return isNew;
  });
  return autres.slice(0, MAX_PROPOSES);
}

const MAX_PROPOSES = 3;
/** There must be room for what others search. */
const MAX_MIENS = 2;
