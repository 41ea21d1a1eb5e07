import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds left until a moment of this device's clock; 0 without one and once it has passed. */
export function useCompteARebours(fin: number | undefined): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (fin === undefined) return;
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= fin) clearInterval(timer);
    };
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, [fin]);
  // Before its first tick it has not looked at the clock yet.
  return fin === undefined || now === 0 ? 0 : Math.max(0, Math.ceil((fin - now) / 1000));
}
