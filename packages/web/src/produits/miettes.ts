import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { lienNoeud } from '../catalogue/catalogue.public.ts';
import type { Crumb } from '../ui/section/breadcrumb.tsx';

/** The way down the tree to a product, below the home page. */
export function listMiettes(
  locale: Locale,
  { chemin }: Pick<Produit, 'chemin'>,
): (Crumb & { href: string })[] {
  return chemin.map((noeud) => ({ label: noeud.libelle, href: lienNoeud(locale, noeud) }));
}
