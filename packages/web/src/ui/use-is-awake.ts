import { useSyncExternalStore } from 'react';

/**
 * Whether this part of the page answers to events. Until then it shows what the server wrote, and a
 * form must send nothing: there is nobody to read it, and the browser would write what was typed
 * into an address.
 */
export function useIsAwake(): boolean {
  return useSyncExternalStore(neverChanges, () => true, notYet);
}

const neverChanges = () => () => undefined;
const notYet = () => false;
