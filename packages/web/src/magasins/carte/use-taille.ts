import { useEffect, useState, type RefObject } from 'react';

export interface Taille {
  largeur: number;
  hauteur: number;
}

/** The size of an element, in pixels, as it changes; at first as it is supposed to be. */
export function useTaille(element: RefObject<Element | null>, supposee: Taille): Taille {
  const [taille, setTaille] = useState(supposee);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (!box || box.width === 0) return;
      setTaille((known) =>
        known.largeur === box.width && known.hauteur === box.height
          ? known
          : { largeur: box.width, hauteur: box.height },
      );
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return taille;
}
