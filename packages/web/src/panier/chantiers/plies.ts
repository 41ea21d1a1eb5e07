/** Chantiers folded on this device, in the first HTML as afterwards. */
import { COOKIE_PLIES, readPlies, writePlies } from '@comptoir/contract/panier/plies.ts';
import { createStore, useStore } from '../../loading/create-store.ts';
import { usePage } from '../../page/page-context.ts';

const YEAR_S = 31_536_000;

/** Undefined until it is read. */
const plies = createStore<{ ids?: readonly number[] }>({});

export function useIsPlie(chantierId: number): boolean {
  const { chantiersPlies } = usePage().session;
  const initial = chantiersPlies?.includes(chantierId) ?? false;
  return useStore(plies, () => current().includes(chantierId), initial);
}

export function plier(chantierId: number, isPlie: boolean): void {
  const autres = current().filter((id) => id !== chantierId);
  const ids = isPlie ? [...autres, chantierId] : autres;
  const age = ids.length > 0 ? YEAR_S : 0;
  document.cookie = `${COOKIE_PLIES}=${writePlies(ids)}; path=/; max-age=${age}; samesite=lax`;
  plies.set({ ids });
}

function current(): readonly number[] {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${COOKIE_PLIES}=`));
  return (plies.get().ids ??= readPlies(cookie?.slice(COOKIE_PLIES.length + 1)));
}
