/** What the panel holds before anything is typed: own searches, those of others, the departments. */
import { useCategories } from '../../cadre/menu/use-categories.ts';
import { useLocale } from '../../words/use-texts.ts';
import { entreeTerme, type Entree } from './entrees.ts';
import { useTermesRecents } from '../termes-recents.ts';
import { useTermesFrequents } from './use-suggestions.ts';

export interface Accueil {
  recents: readonly Entree[];
  frequents: readonly Entree[];
  rayons: readonly Entree[];
  /** In the order of the arrows. */
  cles: readonly string[];
}

export function useAccueil(): Accueil {
  const locale = useLocale();
  const recents = useTermesRecents().map((terme) => entreeTerme(locale, terme, true));
  const frequents = useTermesFrequents().map((terme) => entreeTerme(locale, terme, false));
  const rayons = (useCategories() ?? []).map(({ libelle, href, nombre }) => ({
    cle: `rayon-${href}`,
    libelle,
    href,
    icone: 'noeud' as const,
    ...(nombre === undefined ? {} : { nombre }),
  }));
  const cles = [...recents, ...frequents, ...rayons].map(({ cle }) => cle);
  return { recents, frequents, rayons, cles };
}
