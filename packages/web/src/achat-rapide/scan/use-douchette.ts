/** A hand scanner that types while no field has the focus: its codes become lines. */
import { useEffect, useEffectEvent } from 'react';
import { createRafale } from './rafale.ts';

export function useDouchette(onCode: (code: string) => void): void {
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    const rafale = createRafale();
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const isField =
        target instanceof HTMLElement &&
        target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;
      if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
      const code = rafale.touche(event.key, event.timeStamp);
      if (code === undefined) return;
      // Enter would press whatever has the focus.
      event.preventDefault();
      event.stopPropagation();
      tell(code);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
