import { PEU_DE_RESULTATS } from '@comptoir/contract/recherche/proches.contract.ts';
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';

/**
 * Where what is near stands: in the room beside the only article, under a few of them. Nowhere while
 * filters narrow the list: they are why it is short.
 */
export function placeDesProches({
  total,
  totalSansFiltre,
  page,
}: Pick<RechercheReponse, 'total' | 'totalSansFiltre' | 'page'>): 'seul' | 'dessous' | undefined {
  if (total === 0 || total !== totalSansFiltre || page > 1) return undefined;
  if (total === 1) return 'seul';
  return total <= PEU_DE_RESULTATS ? 'dessous' : undefined;
}
