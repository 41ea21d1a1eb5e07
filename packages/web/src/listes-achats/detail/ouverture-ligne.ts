/** A field of a line that its menu opens. */
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

interface Ouverture {
  ouvrir: (ligneId: number) => void;
  useOuverture: (ligneId: number) => [boolean, Dispatch<SetStateAction<boolean>>];
}

export function createOuverture(): Ouverture {
  const listeners = new Set<(ligneId: number) => void>();
  return {
    ouvrir: (ligneId) => {
      for (const listener of listeners) listener(ligneId);
    },
    useOuverture(ligneId) {
      const [isOuverte, setIsOuverte] = useState(false);
      useEffect(() => {
        const listener = (ouverte: number) => ouverte === ligneId && setIsOuverte(true);
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      }, [ligneId]);
      return [isOuverte, setIsOuverte];
    },
  };
}
