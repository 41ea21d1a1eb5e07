/** Puts a floating element beside its anchor, inside the window. Both are measured when it shows. */
export type Side = 'top' | 'bottom';
export type Align = 'start' | 'center' | 'end';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Placement {
  anchor: Box;
  size: { width: number; height: number };
  window: { width: number; height: number };
  side: Side;
  align: Align;
}

/** Pixels between the anchor and what floats. */
const GAP = 6;
/** Pixels kept free at the edges of the window. */
const MARGIN = 8;

export function placeNear({ anchor, size, window, side, align }: Placement) {
  const above = anchor.top - GAP - size.height;
  const below = anchor.top + anchor.height + GAP;
  const fitsAbove = above >= MARGIN;
  const fitsBelow = below + size.height <= window.height - MARGIN;
  const goesAbove = side === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  const start = {
    start: anchor.left,
    center: anchor.left + (anchor.width - size.width) / 2,
    end: anchor.left + anchor.width - size.width,
  }[align];
  return {
    left: clamp(start, window.width - size.width - MARGIN),
    top: clamp(goesAbove ? above : below, window.height - size.height - MARGIN),
  };
}

function clamp(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most));
}

/** Shows a popover (`popover` attribute) beside its anchor. */
export function showNear(floating: HTMLElement, anchor: Element, side: Side, align: Align): void {
  floating.showPopover();
  moveNear(floating, anchor, side, align);
}

/** The same for one that is open, once what it holds changed its size. */
export function moveNear(floating: HTMLElement, anchor: Element, side: Side, align: Align): void {
  const { left, top } = placeNear({
    anchor: anchor.getBoundingClientRect(),
    size: { width: floating.offsetWidth, height: floating.offsetHeight },
    window: {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    },
    side,
    align,
  });
  floating.style.left = `${left}px`;
  floating.style.top = `${top}px`;
}
