/** Pointers and wheel of the view. */
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { Vue } from '@comptoir/images/vue.public.ts';
import { createGestes } from './gestes.ts';

const ZOOM_MOLETTE = 0.002;

export function usePointeurs(
  zone: RefObject<HTMLDivElement | null>,
  vue: RefObject<Vue | undefined>,
) {
  const gestes = useRef(createGestes());
  /** Taken in hand: until the pointer leaves it, the wheel is for the view and not for the page. */
  const enMain = useRef(false);
  useEffect(() => {
    const element = zone.current;
    const onWheel = (event: WheelEvent) => {
      if (!vue.current || !(event.ctrlKey || event.metaKey || enMain.current)) return;
      event.preventDefault();
      vue.current.tourner({ zoom: Math.exp(-event.deltaY * ZOOM_MOLETTE) });
    };
    // React listens to the wheel passively: the page would scroll.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [zone, vue]);
  const lever = (event: PointerEvent<HTMLElement>) => {
    const elan = gestes.current.lever(event.pointerId, event.timeStamp);
    if (elan && !matchMedia('(prefers-reduced-motion: reduce)').matches) vue.current?.lancer(elan);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      enMain.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      gestes.current.poser(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const point = { x: event.clientX, y: event.clientY };
      const { clientWidth } = event.currentTarget;
      const geste = gestes.current.deplacer(event.pointerId, point, clientWidth, event.timeStamp);
      if (geste) vue.current?.tourner(geste);
    },
    onPointerUp: lever,
    onPointerCancel: lever,
    onPointerLeave() {
      enMain.current = false;
    },
  };
}
