/** Lines of a piece as what carries them sees them. */
import type { LigneALivrer } from '@comptoir/contract/livraison/demande-plan.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import type { ArticlePublic } from '../../articles/articles.public.ts';
import { longueurOf } from '../../panier/panier.public.ts';

/** Withdrawn articles are in no piece; one that is unknown by now is left out. */
export function listLignesALivrer(
  chantiers: readonly Chantier[],
  articles: ReadonlyMap<number, ArticlePublic>,
): LigneALivrer[] {
  return chantiers.flatMap((chantier) =>
    chantier.articles.flatMap((ligne) => {
      const article = articles.get(ligne.id);
      return article ? toLigneALivrer(ligne, article, chantier.id) : [];
    }),
  );
}

function toLigneALivrer(ligne: LignePanier, article: ArticlePublic, chantierId: number) {
  const { ligneId, quantite } = ligne;
  const { poids, dangereux, delaiFournisseur } = article;
  const longueur = longueurOf(ligne, article);
  return {
    ligneId,
    articleId: ligne.id,
    chantierId,
    quantite,
    poids,
    longueur,
    dangereux,
    delaiFournisseur,
    aScier: ligne.coupe?.matiere.debit === 'panneau',
  };
}
