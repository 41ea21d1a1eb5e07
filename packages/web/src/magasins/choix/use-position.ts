/** Where the device is, asked for once and on request only. */
import { useRef, useState } from 'react';

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
  const demandes = useRef(0);
  const localiser = () => {
    const demande = ++demandes.current;
    const isOubliee = () => demande !== demandes.current;
    if (!('geolocation' in navigator)) {
      setEtat('refusee');
      return;
    }
    setEtat('recherche');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (isOubliee()) return;
        setEtat('repos');
        onPosition({
          latitude: Number(coords.latitude.toFixed(PLACES)),
          longitude: Number(coords.longitude.toFixed(PLACES)),
        });
      },
      () => {
        if (!isOubliee()) setEtat('refusee');
      },
      { timeout: TIMEOUT_MS, maximumAge: 600_000 },
    );
  };
  /** One looks elsewhere by now: neither a refusal nor a late answer counts. */
  const oublier = () => {
    demandes.current += 1;
    setEtat('repos');
  };
  return { etat, localiser, oublier };
}
