/** Where toasts and snackbars appear. The region is there from the start: only then is it read out. */
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStore } from '../../loading/create-store.ts';
import { latePart } from '../../loading/late-part.tsx';
import { toastStore, type Toast } from './toast-store.ts';

const list = latePart({ load: () => import('./toast-list.tsx') });

const NONE: readonly Toast[] = [];

export function ToastHost() {
  const toasts = useStore(toastStore, (shown) => shown, NONE);
  // The committed location: while a page loads, the one on screen is still the previous one.
  const page = useRouterState({
    select: (state) => (state.resolvedLocation ?? state.location).pathname,
  });
  useEffect(() => () => toastStore.set(NONE), [page]);
  return (
    <div
      role="status"
      aria-live="polite"
      aria-relevant="additions"
      aria-atomic="false"
      className="on-ink pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar-height,0px)+1rem)] z-60 flex flex-col gap-3 sm:right-auto sm:bottom-[calc(var(--bottom-bar-height,0px)+2rem)] sm:left-8 sm:w-110 print:hidden"
    >
      {toasts.length > 0 && <list.Part toasts={toasts} />}
    </div>
  );
}
