/** Where stores are looked for: a place that was typed, or the device; the latest of them counts. */
import { useState } from 'react';
import { NUMBER_DEBOUNCE_MS } from '../../ui/durations.ts';
import { useDebounce } from '../../ui/use-debounce.ts';
import { usePosition, type EtatPosition } from './use-position.ts';

/** A place by name, a position, or neither. */
export interface Lieu {
  lieu?: string;
  latitude?: number;
  longitude?: number;
}

export interface ChoixDeLieu {
  lieu: Lieu;
  /** As it stands in the field. */
  texte: string;
  position: EtatPosition;
  write: (texte: string) => void;
  /** At once, without waiting for another letter. */
  chercher: () => void;
  localiser: () => void;
}

/** `depart`: where one looks at first; `texte`: what the field says of it. */
export function useLieu(depart: Lieu = {}, texte: string = depart.lieu ?? ''): ChoixDeLieu {
  const [saisi, setSaisi] = useState(texte);
  const [lieu, setLieu] = useState(depart);
  const attente = useDebounce((typed: string) => {
    const nom = typed.trim();
    setLieu(nom === '' ? {} : { lieu: nom });
  }, NUMBER_DEBOUNCE_MS);
  const position = usePosition((trouvee) => {
    setSaisi('');
    setLieu(trouvee);
  });
  return {
    lieu,
    texte: saisi,
    position: position.etat,
    write: (typed) => {
      position.oublier();
      setSaisi(typed);
      attente.schedule(typed);
    },
    chercher: attente.flush,
    localiser: position.localiser,
  };
}
