/**
 * Long work of a thread that others wait for, a part at a time and each piece of work in its turn:
 * what arrives between two parts is dealt with first.
 */
export interface Travail {
  /** Does its next part; false once there is none left. */
  avancer(): boolean;
}

export interface TourDeRole {
  ajouter(travail: Travail): void;
}

/** `plusTard`: once what has arrived is dealt with. */
export function createTourDeRole(plusTard: (suite: () => void) => void = setImmediate): TourDeRole {
  const travaux: Travail[] = [];
  let attend = false;

  function continuer(): void {
    attend = false;
    const travail = travaux.shift();
    if (travail?.avancer()) travaux.push(travail);
    prevoir();
  }

  function prevoir(): void {
    if (attend || travaux.length === 0) return;
    attend = true;
    plusTard(continuer);
  }

  return {
    ajouter(travail) {
      travaux.push(travail);
      prevoir();
    },
  };
}
