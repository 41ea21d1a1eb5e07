import { useLayoutEffect } from 'react';

/** Marks the root of the document while it holds, for style sheets (see cadre.css). */
export function useRootMark(mark: 'data-compare-bar' | 'data-drawer', holds = true): void {
  useLayoutEffect(() => {
    if (!holds) return;
    const root = document.documentElement;
    root.toggleAttribute(mark, true);
    return () => {
      root.toggleAttribute(mark, false);
    };
  }, [mark, holds]);
}
