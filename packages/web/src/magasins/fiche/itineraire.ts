import type { MagasinSitue } from '@comptoir/contract/magasins/magasins.contract.ts';

/** Opens the maps of the device or of the web; nothing is asked of them before. */
export function lienItineraire({ latitude, longitude }: MagasinSitue): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
