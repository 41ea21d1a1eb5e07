/** Chantiers folded on this device, in the first HTML as afterwards. */
import { useSyncExternalStore } from 'react';
import { COOKIE_PLIES, readPlies, writePlies } from '@comptoir/contract/panier/plies.ts';
import { usePage } from '../../page-context.ts';

const YEAR_S = 31_536_000;

let plies: readonly number[] | undefined;
const listeners = new Set<() => void>();

export function useIsPlie(chantierId: number): boolean {
  const { chantiersPlies } = usePage().session;
  return useSyncExternalStore(
    subscribe,
    () => current().includes(chantierId),
    () => chantiersPlies?.includes(chantierId) ?? false,
  );
}

export function plier(chantierId: number, isPlie: boolean): void {
  const autres = current().filter((id) => id !== chantierId);
  plies = isPlie ? [...autres, chantierId] : autres;
  const age = plies.length > 0 ? YEAR_S : 0;
  document.cookie = `${COOKIE_PLIES}=${writePlies(plies)}; path=/; max-age=${age}; samesite=lax`;
  for (const listener of listeners) listener();
}

function current(): readonly number[] {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${COOKIE_PLIES}=`));
  return (plies ??= readPlies(cookie?.slice(COOKIE_PLIES.length + 1)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
