import type { Livraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';

/** What is still to be chosen of a delivery that is not complete: a place, or when. */
export function manqueOf({
  choix,
  options,
}: Pick<Livraison, 'choix' | 'options'>): 'lieu' | 'quand' {
  const sansLieu = choix.mode === 'livraison' ? choix.adresseId === null : choix.magasinId === null;
  return sansLieu || options.length === 0 ? 'lieu' : 'quand';
}
