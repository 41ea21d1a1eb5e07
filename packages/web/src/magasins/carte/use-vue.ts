/** The part of the map one looks at, moved by pointer, wheel, fingers and keyboard. */
import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { Vue } from './projection.ts';
import { deplacer, zoomer } from './vue.ts';

const PAS_ZOOM = 0.6;
const PAS = 0.15;
/** A finger that moved less was a tap. */
const GESTE_PX = 6;

export interface Regard {
  vue: Vue;
  zoom: (facteur: number) => void;
  allerA: (vue: Vue) => void;
  /** A drag just ended: what lies under the pointer was not meant. */
  isGeste: () => boolean;
  gestes: {
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
}

interface Doigt {
  x: number;
  y: number;
}

/** `depart` is where one starts from and comes back to. */
export function useVue(depart: Vue, svg: RefObject<SVGSVGElement | null>): Regard {
  const [vue, setVue] = useState(depart);
  const [venue, setVenue] = useState(depart);
  const doigts = useRef(new Map<number, Doigt>());
  const parcouru = useRef(0);
  // Another search, another region: one looks there.
  if (venue !== depart) {
    setVenue(depart);
    setVue(depart);
  }
  /** Units of the drawing for a pixel. */
  const unite = () => {
    const box = svg.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 1;
    return Math.max(vue.largeur / box.width, vue.hauteur / box.height);
  };

  const lacher = ({ pointerId }: PointerEvent) => {
    doigts.current.delete(pointerId);
  };
  const bouger = (event: PointerEvent) => {
    const avant = doigts.current.get(event.pointerId);
    if (!avant) return;
    const [dx, dy] = [event.clientX - avant.x, event.clientY - avant.y];
    parcouru.current += Math.hypot(dx, dy);
    const autre = [...doigts.current].find(([id]) => id !== event.pointerId)?.[1];
    doigts.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (parcouru.current < GESTE_PX) return;
    // Only a real drag takes the pointer: a tap still reaches the mark under it.
    svg.current?.setPointerCapture(event.pointerId);
    if (autre) {
      const before = Math.hypot(avant.x - autre.x, avant.y - autre.y);
      const after = Math.hypot(event.clientX - autre.x, event.clientY - autre.y);
      if (before > 0 && after > 0) setVue((now) => zoomer(now, before / after));
      return;
    }
    const pas = unite();
    setVue((now) => deplacer(now, -dx * pas, -dy * pas));
  };

  return {
    vue,
    zoom: (facteur) => setVue((now) => zoomer(now, facteur)),
    allerA: setVue,
    isGeste: () => parcouru.current >= GESTE_PX,
    gestes: {
      onPointerDown: (event) => {
        if (doigts.current.size === 0) parcouru.current = 0;
        doigts.current.set(event.pointerId, {
          x: event.clientX,
          y: event.clientY,
        });
      },
      onPointerMove: bouger,
      onPointerUp: lacher,
      onPointerCancel: lacher,
      onKeyDown: (event) => {
        const next = auClavier(event.key, vue, depart);
        if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        setVue(next);
      },
    },
  };
}

export const ZOOM_AVANT = PAS_ZOOM;
export const ZOOM_ARRIERE = 1 / PAS_ZOOM;

function auClavier(key: string, vue: Vue, depart: Vue): Vue | undefined {
  const [dx, dy] = [vue.largeur * PAS, vue.hauteur * PAS];
  switch (key) {
    case 'ArrowLeft':
      return deplacer(vue, -dx, 0);
    case 'ArrowRight':
      return deplacer(vue, dx, 0);
    case 'ArrowUp':
      return deplacer(vue, 0, -dy);
    case 'ArrowDown':
      return deplacer(vue, 0, dy);
    case '+':
    case '=':
      return zoomer(vue, ZOOM_AVANT);
    case '-':
      return zoomer(vue, ZOOM_ARRIERE);
    case '0':
      return depart;
    default:
      return undefined;
  }
}
