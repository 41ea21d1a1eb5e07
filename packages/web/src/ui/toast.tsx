/** Where toasts and snackbars appear. The region is there from the start: only then is it read out. */
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { dismissAllToasts, getToasts, subscribeToasts } from './toast-store.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));

export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, getToasts);
  // The committed location: while a page loads, the one on screen is still the previous one.
  const page = useRouterState({
    select: (state) => (state.resolvedLocation ?? state.location).pathname,
  });
  useEffect(() => dismissAllToasts, [page]);
  return (
    <div
      role="status"
      aria-live="polite"
      aria-relevant="additions"
      aria-atomic="false"
      className="on-ink pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar-height,0px)+1rem)] z-60 flex flex-col gap-3 sm:right-auto sm:bottom-[calc(var(--bottom-bar-height,0px)+2rem)] sm:left-8 sm:w-110 print:hidden"
    >
      {toasts.length > 0 && (
        <Suspense>
          <ToastList toasts={toasts} />
        </Suspense>
      )}
    </div>
  );
}
