import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { joindreGroupes } from './joindre-groupes.ts';

/** The lines read so far and the slice after them, of the same version. */
export function joindre(panier: Panier, tranche: Panier): Panier {
  const chantiers = joindreGroupes(panier.chantiers, tranche.chantiers, {
    cleOf: ({ id }) => id,
    prolonger,
  });
  return { ...tranche, chantiers };
}

function prolonger(connu: Chantier, suite: Chantier): Chantier {
  if (suite.articles.length === 0) return connu;
  const { totalHT, ...chantier } = connu;
  const articles = [...chantier.articles, ...suite.articles];
  // Once all of them are there, they are added up.
  const isEntier = articles.length >= chantier.nombreArticles || totalHT === undefined;
  return { ...chantier, articles, ...(!isEntier && { totalHT }) };
}
