/**
 * What the studio tells every material: how much light reaches each pixel, and whether the colour
 * is to be developed as on a photograph. Outside the studio (a viewer) all of it is off.
 */
import type { Texture } from 'three';

export const ECLAIRAGE = {
  /** R: how open the place is to all sides; G: how much of the key light it sees; B: how far away. */
  visibilite: { value: null as Texture | null },
  /** 1 while the studio renders into its own targets. */
  studio: { value: 0 },
  exposition: { value: 1 },
};
