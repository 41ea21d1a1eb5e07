import type { Affaires } from '@comptoir/contract/identite/equipe.contract.ts';
import type { TranslateOf } from '../../words/use-texts.ts';

/** « 2 listes, le panier, 14 lignes »; empty where there is nothing. */
export function direAffaires(t: TranslateOf<'identite'>, affaires: Partial<Affaires>): string {
  return GENRES.filter((genre) => (affaires[genre] ?? 0) > 0)
    .map((genre) => t(`equipe.affaires.${genre}`, { count: affaires[genre] ?? 0 }))
    .join(', ');
}

const GENRES = ['listes', 'lignesPanier', 'devis'] as const;
