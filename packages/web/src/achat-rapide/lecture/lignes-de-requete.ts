/** Lines given by an address: `?reference=A&quantite=2&reference=B&quantite=1`, as the home page sends them. */
import type { LigneLue } from '@comptoir/contract/achat-rapide/colonnes.ts';
import { readQuantite } from '@comptoir/contract/achat-rapide/quantite-lue.ts';

export function lignesDeRequete(params: URLSearchParams): LigneLue[] {
  const quantites = params.getAll('quantite');
  return params.getAll('reference').flatMap((brute, at): LigneLue[] => {
    const reference = brute.trim();
    if (reference === '') return [];
    return [{ reference, ...(readQuantite(quantites[at] ?? '1') ?? { quantite: 1 }) }];
  });
}
