/** Lines before those asked for: a page of who reads without scripts. */
import { MAX_LIGNES_PANIER } from '@comptoir/contract/panier/limites.ts';
import { usePage } from '../../page/page-context.ts';

export function useDepuis(): number {
  const { path } = usePage();
  return readDepuis(new URLSearchParams(path.split('?')[1]).get('depuis'));
}

export function readDepuis(ecrit: unknown): number {
  const depuis = Number(ecrit ?? 0);
  return Number.isInteger(depuis) && depuis > 0 && depuis < MAX_LIGNES_PANIER ? depuis : 0;
}
