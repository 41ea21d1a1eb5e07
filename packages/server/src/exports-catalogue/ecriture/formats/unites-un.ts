/** Units of sale as UN/ECE recommendations 20 and 21 code them. */
import type { Fiche } from '../fiche.ts';

export const UNITES_UN: Record<Fiche['unite'], string> = {
  piece: 'C62',
  boite: 'XBX',
  sachet: 'XBG',
  paire: 'PR',
  metre: 'MTR',
  rouleau: 'XRO',
  cartouche: 'XCQ',
  seau: 'XBJ',
  lot: 'SET',
  kg: 'KGM',
  litre: 'LTR',
  plaque: 'XPG',
  barre: 'XBR',
};
