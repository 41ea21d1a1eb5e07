import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has left the window by the top, and whether it ever has. */
export function useScrolledPast(target: RefObject<HTMLElement | null>) {
  const [state, setState] = useState({ isPast: false, wasPast: false });
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const isPast = !entry.isIntersecting && entry.boundingClientRect.top < 0;
      setState((before) => ({ isPast, wasPast: before.wasPast || isPast }));
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return state;
}
