import type { MouseEvent } from 'react';
import { openOverlay } from '../overlay/overlay-store.ts';

/** For links that lead to stores: with scripts one is chosen in place, in a new tab as it says. */
export function ouvrirChoixMagasin(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openOverlay('magasins');
}
