/** What a cordless tool is sold with: batteries, charger and case weigh on its price and weight. */
import type { Valeurs } from '../../modele.ts';

interface Pack {
  suffixe: string;
  nombre: number;
  amperesHeures: number;
}

const PACKS: Readonly<Record<string, Pack>> = {
  nue: { suffixe: '00', nombre: 0, amperesHeures: 0 },
  '1x4': { suffixe: '41', nombre: 1, amperesHeures: 4 },
  '2x2': { suffixe: '22', nombre: 2, amperesHeures: 2 },
  '2x4': { suffixe: '42', nombre: 2, amperesHeures: 4 },
  '2x5': { suffixe: '52', nombre: 2, amperesHeures: 5 },
  '2x8': { suffixe: '82', nombre: 2, amperesHeures: 8 },
  '3x4': { suffixe: '43', nombre: 3, amperesHeures: 4 },
};

function packOf({ pack = '' }: Valeurs): Pack {
  const found = PACKS[pack];
  if (!found) throw new Error(`unknown pack ${pack}`);
  return found;
}

/** Cells are wired by 3.6 V: a 12 V battery has three in series, an 18 V one five. */
function cellules({ nombre, amperesHeures }: Pack, tension: number): number {
  return nombre * amperesHeures * (tension <= 12 ? 3 : 5);
}

/** Cents. In a kit, batteries cost about half of what they do alone. */
export function prixEnergie(valeurs: Valeurs, tension = 18): number {
  const pack = packOf(valeurs);
  const coffret = valeurs.rangement === 'coffret' ? 1900 : 0;
  if (pack.nombre === 0) return coffret;
  return 2400 + pack.nombre * 1100 + cellules(pack, tension) * 135 + coffret;
}

/** Grams. */
export function poidsEnergie(valeurs: Valeurs, tension = 18): number {
  const pack = packOf(valeurs);
  const coffret = valeurs.rangement === 'coffret' ? 1800 : 150;
  if (pack.nombre === 0) return coffret;
  return 650 + pack.nombre * 160 + cellules(pack, tension) * 24 + coffret;
}

/** « 42 » for two batteries of 4 Ah, « 00 » for the tool alone, then the case when it is a choice. */
export function suffixeEnergie(valeurs: Valeurs): string {
  const { suffixe, nombre } = packOf(valeurs);
  return nombre === 0 && valeurs.rangement === 'coffret' ? `${suffixe}C` : suffixe;
}

/** Kits come in a stacking case; the tool alone comes in a case or in a box. */
export function coffretSiBatteries({ pack, rangement }: Valeurs): boolean {
  return pack === 'nue' || rangement === 'coffret';
}
