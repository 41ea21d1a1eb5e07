import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { usePage } from '../../page/page-context.ts';

export interface MegaMenuState {
  open: boolean;
  button: RefObject<HTMLAnchorElement | null>;
  toggle: (event: MouseEvent) => void;
  close: (options?: { restoreFocus?: boolean }) => void;
}

/** The menu hangs under the header while its button stands inside, so the header holds its state. */
export function useMegaMenu(): MegaMenuState {
  const button = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const { path } = usePage();
  useEffect(() => setOpen(false), [path]);
  return {
    open,
    button,
    toggle(event) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (matchMedia('(width >= 64rem)').matches) setOpen(!open);
      else openOverlay('menu-principal', undefined, button.current ?? undefined);
    },
    close({ restoreFocus = true } = {}) {
      setOpen(false);
      if (restoreFocus) button.current?.focus();
    },
  };
}
