/** Where the eye stands round an object, and how it is moved. Pure; angles in radians. */
export interface Orbite {
  /** 0 in front, positive towards the right. */
  azimut: number;
  /** 0 at the height of the object, π/2 from above. */
  elevation: number;
  /** 1: as large as in the picture. */
  zoom: number;
}

/** Radians a second. */
export interface Elan {
  azimut: number;
  elevation: number;
}

export interface Geste {
  azimut?: number;
  elevation?: number;
  /** Factor of the zoom. */
  zoom?: number;
}

/** From the least to the most. */
type Plage = readonly [min: number, max: number];

export interface Limites {
  azimut: Plage;
  elevation: Plage;
}

/** All round, from straight above to well below the table, whose underside hides nothing. */
export const PARTOUT: Limites = { azimut: [-Infinity, Infinity], elevation: [-1.2, Math.PI / 2] };

/** What has a front alone is looked at from about there. */
export function limitesDeFace({ azimut, elevation }: Orbite): Limites {
  return {
    azimut: [azimut - 0.8, azimut + 0.8],
    elevation: [elevation - 0.5, elevation + 0.5],
  };
}

export const ZOOM: Plage = [0.7, 5];
export const IMMOBILE: Elan = { azimut: 0, elevation: 0 };

/** Share of its speed that a thing let go keeps after a second. */
const FROTTEMENT = 0.012;
/** Slower than that it stands still. */
const ARRET = 0.03;
/** A frame that took longer, as when one comes back to the page, moves no further. */
const PLUS_LONG = 0.1;

const PAR_TOUCHE = Math.PI / 12;
const ZOOM_TOUCHE = 1.25;

export function bouger(
  orbite: Orbite,
  { azimut = 0, elevation = 0, zoom = 1 }: Geste,
  limites = PARTOUT,
): Orbite {
  return {
    azimut: borner(orbite.azimut + azimut, limites.azimut),
    elevation: borner(orbite.elevation + elevation, limites.elevation),
    zoom: borner(orbite.zoom * zoom, ZOOM),
  };
}

/** What is let go slides on and comes to rest. */
export function lancer(
  orbite: Orbite,
  elan: Elan,
  secondes: number,
  limites = PARTOUT,
): { orbite: Orbite; elan: Elan } {
  const temps = Math.min(secondes, PLUS_LONG);
  const reste = FROTTEMENT ** temps;
  const next = { azimut: elan.azimut * reste, elevation: elan.elevation * reste };
  const pas = { azimut: elan.azimut * temps, elevation: elan.elevation * temps };
  const moved = bouger(orbite, pas, limites);
  return { orbite: moved, elan: Math.hypot(next.azimut, next.elevation) < ARRET ? IMMOBILE : next };
}

/** What a key does; undefined for one that is not ours. */
export function gesteDeTouche(touche: string): Geste | 'depart' | undefined {
  switch (touche) {
    case 'ArrowLeft':
      return { azimut: PAR_TOUCHE };
    case 'ArrowRight':
      return { azimut: -PAR_TOUCHE };
    case 'ArrowUp':
      return { elevation: PAR_TOUCHE };
    case 'ArrowDown':
      return { elevation: -PAR_TOUCHE };
    case '+':
    case '=':
      return { zoom: ZOOM_TOUCHE };
    case '-':
      return { zoom: 1 / ZOOM_TOUCHE };
    case 'Home':
      return 'depart';
    default:
      return undefined;
  }
}

function borner(valeur: number, [min, max]: Plage): number {
  return Math.min(max, Math.max(min, valeur));
}
