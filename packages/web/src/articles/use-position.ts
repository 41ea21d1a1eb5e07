/** Where the device is, asked for once and on request only. */
import { useState } from 'react';

export interface Position {
  latitude: number;
  longitude: number;
}

export type EtatPosition = 'repos' | 'recherche' | 'refusee';

const TIMEOUT_MS = 10_000;
/** Degrees to three places are about a hundred metres: enough for a store, and no more. */
const PLACES = 3;

export function usePosition(onPosition: (position: Position) => void) {
  const [etat, setEtat] = useState<EtatPosition>('repos');
  const localiser = () => {
    if (!('geolocation' in navigator)) {
      setEtat('refusee');
      return;
    }
    setEtat('recherche');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setEtat('repos');
        onPosition({
          latitude: Number(coords.latitude.toFixed(PLACES)),
          longitude: Number(coords.longitude.toFixed(PLACES)),
        });
      },
      () => setEtat('refusee'),
      { timeout: TIMEOUT_MS, maximumAge: 600_000 },
    );
  };
  return { etat, localiser };
}
