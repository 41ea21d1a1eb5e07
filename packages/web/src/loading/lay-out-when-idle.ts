/**
 * What lies below the fold is laid out in idle moments, a piece at a time: the first screen did not
 * wait for it, scrolling does not either, and whoever keeps a picture of the page has all of it.
 */
import type { AnyRouter } from '@tanstack/react-router';
import { whenIdle } from './when-idle.ts';
import { datePrints } from '../ui/print-date.ts';

/** Pieces below the fold of any screen: `below-fold`, `max-sm:below-fold`. */
const PIECES = '[class*="below-fold"]:not(.laid-out)';
/** A basket of hundreds of rows scrolls better as it is. */
const MOST = 100;
/** The first moments of a page belong to whoever looks at it. */
const REPOS_MS = 3000;

export function layOutWhenIdle(router: AnyRouter): void {
  datePrints();
  router.subscribe('onRendered', layOut);
  layOut();
}

function layOut(): void {
  setTimeout(() => {
    const pieces = [...document.querySelectorAll(PIECES)];
    if (pieces.length <= MOST) whenIdle(() => layOutNext(pieces));
  }, REPOS_MS);
}

function layOutNext([piece, ...others]: readonly Element[]): void {
  if (!piece) return;
  piece.classList.add('laid-out');
  whenIdle(() => layOutNext(others));
}
