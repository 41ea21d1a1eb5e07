/**
 * How far postcodes are. Companies have no coordinates: a postcode with a store is where the store
 * is, another one is in the middle of the stores of its department, or of its region.
 */
import {
  distanceKm,
  situerLieu,
  type Lieux,
  type Position,
} from '../../magasins/magasins.public.ts';
import type { Zones } from './comptes.sql.ts';

/** Further than this is not near. */
const MAX_KM = 100;

export function listZones({ magasins, departements }: Lieux, ici: Position): Zones {
  const lieux = [...magasins.values()];
  const distances = new Map<string, number>();
  for (const { code } of departements) {
    // Corsica has one postal prefix for its two departments.
    const prefixe = /^2[AB]$/.test(code) ? '20' : code.slice(0, 2);
    const centre = situerLieu(`${prefixe}999`, lieux, departements);
    if (centre) distances.set(prefixe, distanceKm(ici, centre));
  }
  for (const magasin of lieux) distances.set(magasin.codePostal, distanceKm(ici, magasin));
  const proches = [...distances].filter(([, km]) => km <= MAX_KM);
  return { codes: proches.map(([code]) => code), kilometres: proches.map(([, km]) => km) };
}
