/** How far each departement is from the two warehouses, Clisson and Saint-Quentin-Fallavier. */
import { REGIONS } from '../magasins/departements.ts';

const PROCHES = '44 49 85 79 35 56 53 72 38 69 01 42 26 07 71 73 74'.split(' ');
const LOINTAINS =
  '59 62 80 02 08 54 55 57 67 68 88 70 90 25 04 05 06 13 83 84 66 11 09 31 32 64 65'.split(' ');
const CORSE = ['2A', '2B'];

export function listZones(): { departement: string; zone: number }[] {
  return REGIONS.flatMap(({ departements }) => Object.keys(departements)).map((departement) => ({
    departement,
    zone: zoneOf(departement),
  }));
}

function zoneOf(departement: string): number {
  if (CORSE.includes(departement)) return 4;
  if (PROCHES.includes(departement)) return 1;
  return LOINTAINS.includes(departement) ? 3 : 2;
}
