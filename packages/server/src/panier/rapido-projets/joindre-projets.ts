import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { ProjetDuPanier } from './rapido-projets.sql.ts';

export interface ChantierRange {
  rang: number;
  chantier: Chantier;
}

/** Projects stand in their chantier, which may hold nothing else and then takes its place. */
export function joindreProjets(
  ranges: readonly ChantierRange[],
  projets: readonly ProjetDuPanier[],
): Chantier[] {
  const parId = new Map(ranges.map((range) => [range.chantier.id, range]));
  for (const { chantier, ...projet } of projets) {
    const range = parId.get(chantier.id) ?? vide(chantier);
    parId.set(chantier.id, range);
    range.chantier.rapidosProjets.push(projet);
  }
  return [...parId.values()].sort((a, b) => a.rang - b.rang).map(({ chantier }) => chantier);
}

function vide({ rang, ...fiche }: ProjetDuPanier['chantier']): ChantierRange {
  return { rang, chantier: { ...fiche, nombreArticles: 0, articles: [], rapidosProjets: [] } };
}
