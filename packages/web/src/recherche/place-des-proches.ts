import { PEU_DE_RESULTATS } from '@comptoir/contract/recherche/proches.contract.ts';
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';

/** « 4x37 », « 4 × 37 », « M8*45 ». */
const MESURE = /\d\s*[x×*]\s*\d/i;

/**
 * Where what is near stands: in the room beside the only article, under a few of them, over those
 * found without the size that was asked for. Nowhere while filters narrow the list: they are why it
 * is short.
 */
export function placeDesProches({
  total,
  totalSansFiltre,
  page,
  lecture,
}: Pick<RechercheReponse, 'total' | 'totalSansFiltre' | 'page' | 'lecture'>):
  | 'seul'
  | 'dessus'
  | 'dessous'
  | undefined {
  if (total === 0 || total !== totalSansFiltre || page > 1) return undefined;
  if (total === 1) return 'seul';
  if (lecture?.sansMots.some((mot) => MESURE.test(mot))) return 'dessus';
  return total <= PEU_DE_RESULTATS ? 'dessous' : undefined;
}
