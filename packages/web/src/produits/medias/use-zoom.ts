/** Wheel, pinch, drag, double tap and keys on a picture. */
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import { deplacer, ENTIER, PAS, zoomer, type Cadre, type Point, type Zoom } from './zoom.ts';

export interface ZoomControl {
  zoom: Zoom;
  frame: RefObject<HTMLDivElement | null>;
  /** To spread on the frame. */
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => void;
    onDoubleClick: (event: { clientX: number; clientY: number }) => void;
  };
  zoomIn: () => void;
  zoomOut: () => void;
  pan: (by: Point) => void;
  reset: () => void;
}

const CENTRE: Point = { x: 0, y: 0 };
const WHEEL_SPEED = 0.002;
const DOUBLE_TAP = 2.5;

export function useZoom(): ZoomControl {
  const frame = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const [zoom, setZoom] = useState(ENTIER);

  const scale = (factor: number, at: Point) =>
    setZoom((now) => zoomer(now, factor, at, sizeOf(frame.current)));
  const move = (by: Point) => setZoom((now) => deplacer(now, by, sizeOf(frame.current)));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    scale(Math.exp(-event.deltaY * WHEEL_SPEED), fromCentre(frame.current, event));
  });
  useEffect(() => {
    const element = frame.current;
    // React listens to the wheel passively: the page behind would scroll.
    const listen = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    zoom,
    frame,
    handlers: {
      onPointerDown(event) {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove(event) {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        pointers.current.set(event.pointerId, now);
        if (other) {
          const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
          scale(gap(now, other) / gap(before, other), fromCentre(frame.current, middle));
        } else {
          move({ x: now.x - before.x, y: now.y - before.y });
        }
      },
      onPointerUp: release,
      onPointerCancel: release,
      onDoubleClick(event) {
        if (zoom.echelle > 1) setZoom(ENTIER);
        else scale(DOUBLE_TAP, fromCentre(frame.current, event));
      },
    },
    zoomIn: () => scale(PAS, CENTRE),
    zoomOut: () => scale(1 / PAS, CENTRE),
    pan: move,
    reset: () => setZoom(ENTIER),
  };
}

function sizeOf(element: HTMLElement | null): Cadre {
  return { largeur: element?.clientWidth ?? 0, hauteur: element?.clientHeight ?? 0 };
}

function fromCentre(
  element: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const box = element?.getBoundingClientRect();
  if (!box) return CENTRE;
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}

/** At least a pixel: two fingers on the same spot would zoom without end. */
function gap(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}
