import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';

/** The lines read so far and the slice after them, of the same version. */
export function joindre(panier: Panier, tranche: Panier): Panier {
  const suites = new Map(tranche.chantiers.map((chantier) => [chantier.id, chantier]));
  const connus = panier.chantiers.map((chantier) => {
    const suite = suites.get(chantier.id);
    suites.delete(chantier.id);
    return suite && suite.articles.length > 0 ? prolonger(chantier, suite) : chantier;
  });
  return { ...tranche, chantiers: [...connus, ...suites.values()] };
}

function prolonger({ totalHT, ...chantier }: Chantier, suite: Chantier): Chantier {
  const articles = [...chantier.articles, ...suite.articles];
  // Once all of them are there, they are added up.
  const isEntier = articles.length >= chantier.nombreArticles || totalHT === undefined;
  return { ...chantier, articles, ...(!isEntier && { totalHT }) };
}
