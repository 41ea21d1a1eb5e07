/** What a button tells beside itself, over the page; Escape or a press elsewhere closes it. */
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { moveNear, showNear } from './place-near.ts';

interface Props {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

export function Bubble({ label, anchor, onClose, children }: Props) {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bubble.current;
    const button = anchor.current;
    if (!element || !button) return undefined;
    if (!element.matches(':popover-open')) {
      showNear(element, button, 'bottom', 'end');
      element.focus();
    }
    // What it tells is fetched: it is taller then, and stays inside the window.
    const observer = new ResizeObserver(() => moveNear(element, button, 'bottom', 'end'));
    observer.observe(element);
    return () => observer.disconnect();
  }, [anchor]);
  return (
    <div
      ref={bubble}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      className="fixed m-0 w-90 max-w-[calc(100vw-1rem)] rounded-card border border-line-2 bg-bg p-4 text-start text-text shadow-float outline-none"
    >
      {children}
    </div>
  );
}
