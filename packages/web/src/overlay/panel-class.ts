/** Where an overlay stands, how wide it is and how it comes and goes. */
import { clsx } from 'clsx';
import type { OverlaySize } from './overlay-entry.ts';

/** In 200 ms, out 120 ms; without motion only the opacity changes. */
const MOTION =
  'transition-[translate,opacity] duration-200 ease-out data-ending-style:duration-[120ms]';

const SHEET =
  'inset-x-0 bottom-0 motion-safe:max-sm:data-starting-style:translate-y-full motion-safe:max-sm:data-ending-style:translate-y-full';

const DIALOG = clsx(
  SHEET,
  'h-dvh sm:bottom-auto sm:top-[min(6.5rem,13dvh)] sm:mx-auto sm:h-auto sm:max-w-[calc(100vw-3rem)]',
  'sm:max-h-[calc(100dvh-min(6.5rem,13dvh)-2rem)] sm:rounded-dialog sm:border sm:border-line-2',
  'motion-safe:sm:data-starting-style:translate-y-2 sm:data-starting-style:opacity-0',
  'sm:data-ending-style:opacity-0',
);

// A sheet leaves 40 px of the page above it.
const DRAWER = clsx(
  SHEET,
  'max-h-[calc(100dvh-2.5rem)] rounded-t-dialog sm:inset-y-0 sm:h-dvh sm:max-h-none sm:rounded-none',
  'sm:max-w-[calc(100vw-3rem)] sm:border-line-2',
);

const SIZES: Record<OverlaySize, string> = {
  480: clsx(DIALOG, 'sm:w-120'),
  840: clsx(DIALOG, 'sm:w-210'),
  1000: clsx(DIALOG, 'sm:w-250'),
  right: clsx(
    DRAWER,
    'sm:left-auto sm:w-120 sm:border-l motion-safe:sm:data-starting-style:translate-x-full',
    'motion-safe:sm:data-ending-style:translate-x-full',
  ),
  left: clsx(
    DRAWER,
    'sm:right-auto sm:w-90 sm:border-r motion-safe:sm:data-starting-style:-translate-x-full',
    'motion-safe:sm:data-ending-style:-translate-x-full',
  ),
};

export function panelClass(size: OverlaySize): string {
  return clsx(
    'on-page fixed z-50 flex flex-col overflow-hidden bg-bg text-text outline-none',
    'motion-reduce:data-starting-style:opacity-0 motion-reduce:data-ending-style:opacity-0',
    MOTION,
    SIZES[size],
  );
}

export const SCRIM_CLASS = clsx(
  'fixed inset-0 z-50 bg-scrim transition-opacity duration-200',
  'data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-[120ms]',
);
