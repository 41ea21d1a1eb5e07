/** Lines before those asked for: a page of who reads without scripts. */
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MAX_LIGNES_PANIER } from '@comptoir/contract/panier/limites.ts';
import { usePage } from '../../page/page-context.ts';

export function useDepuis(): number {
  const { path } = usePage();
  return readDepuis(new URLSearchParams(path.split('?')[1]).get('depuis'));
}

/** `href`: of the whole page. With scripts all lines are in it: it takes the place of this one. */
export function useDepuisSeul(href: string): number {
  const depuis = useDepuis();
  const router = useRouter();
  useEffect(() => {
    if (depuis > 0) void router.navigate({ href, replace: true });
  }, [depuis, href, router]);
  return depuis;
}

export function readDepuis(ecrit: unknown): number {
  const depuis = Number(ecrit ?? 0);
  return Number.isInteger(depuis) && depuis > 0 && depuis < MAX_LIGNES_PANIER ? depuis : 0;
}
