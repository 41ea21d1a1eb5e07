/** Sizes of clothes, the most sold first, and what they change. */
import type { Valeurs } from '../../modele.ts';
import { nombre, selon } from '../epi/bareme.ts';

export const TAILLES = ['l', 'xl', 'm', 'xxl', 's', '3xl', '4xl'];
export const TAILLES_PANTALON = [42, 44, 40, 46, 38, 48, 50, 36, 52, 54, 56];

/** Beyond 52 the cloth costs more. */
export function grandPantalon(v: Valeurs): number {
  return nombre(v, 'taille-pantalon') > 52 ? 1.1 : 1;
}

/** Weight of trousers from that of a size 42. */
export function poidsPantalon(v: Valeurs, en42: number): number {
  return Math.round(en42 * (1 + (nombre(v, 'taille-pantalon') - 42) * 0.015));
}

/** Weight of a garment from that of a size L. */
export function poidsTaille(v: Valeurs, enL: number): number {
  const ratio = { xs: 0.86, s: 0.91, m: 0.95, l: 1, xl: 1.05, xxl: 1.11, '3xl': 1.18, '4xl': 1.26 };
  return Math.round(enL * selon(v, 'taille', ratio));
}

const COLORIS: Readonly<Record<string, string>> = {
  noir: 'NO',
  'gris-noir': 'GN',
  'marine-noir': 'MN',
  'beige-noir': 'BN',
  'marine-roi': 'MR',
  'blanc-gris': 'BG',
  'jaune-marine': 'JM',
  'orange-marine': 'OM',
  'orange-gris': 'OG',
};

export function codeColoris(v: Valeurs): string {
  return selon(v, 'couleur', COLORIS);
}
