import { useEffect, useState, type RefObject } from 'react';

/** Until it is measured. */
const SUPPOSEE = { largeur: 560, hauteur: 560 };

/** Of an element, in pixels, as it changes. */
export function useTaille(element: RefObject<Element | null>) {
  const [taille, setTaille] = useState(SUPPOSEE);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (box && box.width > 0) setTaille({ largeur: box.width, hauteur: box.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return taille;
}
