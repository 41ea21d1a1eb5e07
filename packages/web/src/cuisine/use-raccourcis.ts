/** Ctrl+Z and Ctrl+Y, unless one is typing: a field undoes its own text. */
import { useEffect, useRef } from 'react';
import type { Cuisine } from './use-cuisine.ts';

export function useRaccourcis(cuisine: Cuisine): void {
  const latest = useRef(cuisine);
  useEffect(() => {
    latest.current = cuisine;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return;
      const key = event.key.toLowerCase();
      const refait = key === 'y' || (key === 'z' && event.shiftKey);
      if (!refait && key !== 'z') return;
      event.preventDefault();
      (refait ? latest.current.retablir : latest.current.annuler)?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
