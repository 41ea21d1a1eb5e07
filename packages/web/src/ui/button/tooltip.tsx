/**
 * A word more about a control: after 300 ms under the pointer, at once with keyboard focus. A native
 * popover, so it is never cut by what surrounds it; nothing is rendered again when it shows.
 */
import { cloneElement, useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { TOOLTIP_DELAY_MS } from '../durations.ts';
import { showNear, type Side } from './place-near.ts';

interface TooltipProps {
  text: ReactNode;
  side?: Side;
  /** One element that can hold the focus. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    clearTimeout(timer.current);
    const anchor = box.current?.firstElementChild;
    if (!anchor || !bubble.current || bubble.current.matches(':popover-open')) return;
    showNear(bubble.current, anchor, side, 'center');
    document.addEventListener('keydown', hideOnEscape, { capture: true });
    window.addEventListener('scroll', hide, { capture: true, once: true });
  };
  const hide = () => {
    clearTimeout(timer.current);
    document.removeEventListener('keydown', hideOnEscape, { capture: true });
    window.removeEventListener('scroll', hide, { capture: true });
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover();
  };
  const hideOnEscape = useRef((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog around it, if any, stays open.
    event.stopPropagation();
    hideNow.current();
  }).current;
  const hideNow = useRef(hide);
  hideNow.current = hide;
  useEffect(() => () => hideNow.current(), []);

  return (
    // The bubble is inside: the pointer may travel onto it, and it stays.
    <span
      ref={box}
      className="contents"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') timer.current = setTimeout(show, TOOLTIP_DELAY_MS);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show();
      }}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className="type-meta fixed m-0 w-max max-w-[18.75rem] rounded-control bg-text px-2.5 py-1.5 text-start text-bg transition-opacity duration-[120ms] starting:opacity-0"
      >
        {text}
      </span>
    </span>
  );
}
