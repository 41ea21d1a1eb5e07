/** Where light comes from: a share round the key light, the rest over the whole dome. */
import { Vector3 } from 'three';

export interface Direction {
  sens: Vector3;
  poids: number;
  /** Part of the key light. */
  cle: boolean;
}

export const SENS_CLE = new Vector3(-0.42, 0.85, 0.32).normalize();

/** Half angle of the key, as the tangent: how soft its shadows are. */
const LARGEUR_CLE = 0.38;
const LE_PLUS_BAS = -0.55;
const NOMBRE_D_OR = 0.61803398875;

export function repartirDirections(nombre: number): Direction[] {
  const enCle = Math.round(nombre / 4);
  const cote = new Vector3(1, 0, 0).cross(SENS_CLE).normalize();
  const travers = SENS_CLE.clone().cross(cote);
  const cle = Array.from({ length: enCle }, (_, i): Direction => {
    const tour = i * NOMBRE_D_OR * Math.PI * 2;
    const ecart = LARGEUR_CLE * Math.sqrt((i + 0.5) / enCle);
    const sens = SENS_CLE.clone()
      .addScaledVector(cote, Math.cos(tour) * ecart)
      .addScaledVector(travers, Math.sin(tour) * ecart)
      .normalize();
    return { sens, poids: 1, cle: true };
  });
  const dome = Array.from({ length: nombre - enCle }, (_, i): Direction => {
    const y = 1 - (1 - LE_PLUS_BAS) * ((i + 0.5) / (nombre - enCle));
    const tour = i * NOMBRE_D_OR * Math.PI * 2;
    const loin = Math.sqrt(1 - y * y);
    const sens = new Vector3(loin * Math.cos(tour), y, loin * Math.sin(tour));
    // The table sends back less than the dome gives.
    return { sens, poids: y < 0 ? 0.6 : 1, cle: false };
  });
  return [...cle, ...dome];
}
