/** The unit of a quote for the unit an article is sold in. */
import type { UniteDevis } from './document.schema.ts';

const UNITES: Readonly<Record<string, UniteDevis>> = {
  metre: 'm',
  kg: 'kg',
  litre: 'l',
  lot: 'lot',
  boite: 'boite',
};

export function uniteDevis(unite: string): UniteDevis {
  return UNITES[unite] ?? 'u';
}
