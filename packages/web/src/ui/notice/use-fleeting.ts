import { useEffect, useState } from 'react';

/** True for `ms` after `signal` turns true, then false again even while the signal stays. */
export function useFleeting(signal: boolean, ms: number): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    setShown(signal);
    if (!signal) return;
    const timer = setTimeout(() => setShown(false), ms);
    return () => clearTimeout(timer);
  }, [signal, ms]);
  return shown;
}
