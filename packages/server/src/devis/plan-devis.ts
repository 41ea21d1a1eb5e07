/** How lines of a quote are to be delivered: what their days and their carriage are worked out from. */
import type { DemandePlan } from '@comptoir/contract/livraison/demande-plan.ts';
import type { ArticlePublic } from '../articles/articles.public.ts';
import { longueurOf } from '../panier/panier.public.ts';
import type { LigneVersion } from './ligne-version.ts';
import type { LivraisonGardee } from './livraison-devis.ts';

/** Chantiers are numbered from 1, in the order their names are first met. */
export function planDesLignes(
  { plan, parChantier }: Pick<LivraisonGardee, 'plan' | 'parChantier'>,
  lignes: readonly (LigneVersion & { id?: number })[],
  articles: ReadonlyMap<number, ArticlePublic>,
): DemandePlan {
  const noms = [...new Set(lignes.map(({ chantier }) => chantier))];
  return {
    ...plan,
    chantiers: parChantier.flatMap(({ chantier, destination, jour }) => {
      const rang = noms.indexOf(chantier);
      return rang < 0 ? [] : [{ chantierId: rang + 1, destination, jour }];
    }),
    lignes: lignes.flatMap((ligne, i) => {
      const article = articles.get(ligne.articleId);
      if (!article) return [];
      const { poids, dangereux, delaiFournisseur } = article;
      return {
        ligneId: ligne.id ?? i + 1,
        articleId: article.id,
        chantierId: noms.indexOf(ligne.chantier) + 1,
        quantite: ligne.quantite,
        poids,
        longueur: longueurOf(ligne, article),
        dangereux,
        delaiFournisseur,
      };
    }),
  };
}
