/** Lines of a piece as what carries them sees them. */
import { lireCoupe } from '@comptoir/contract/decoupe/travail-coupe.ts';
import type { LigneALivrer } from '@comptoir/contract/livraison/plan.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { CoupeLigne } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import type { ArticlePublic } from '../articles/articles.public.ts';

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
  const longueur = longueurDe(ligne, article);
  return {
    ligneId,
    articleId: ligne.id,
    chantierId,
    quantite,
    poids,
    longueur,
    dangereux,
    delaiFournisseur,
  };
}

/** Of the longest piece that leaves: whole bars and sheets, or what is cut of them and its rest. */
function longueurDe({ traitCoupe, coupe }: LignePanier, { decoupe }: ArticlePublic): number {
  if (!decoupe || decoupe.matiere.debit === 'metre') return 0;
  const { matiere } = decoupe;
  const entiere = Math.max(matiere.longueur ?? 0, matiere.largeur ?? 0);
  if (!coupe) return entiere;
  const cotes = lireCoupe(traitCoupe, matiere).pieces.map((piece) =>
    Math.max(piece.longueur, 'largeur' in piece ? piece.largeur : 0),
  );
  return Math.max(0, ...cotes, coupe.chutes ? longueurDeChute(coupe, entiere) : 0);
}

/** No rest of a bar is longer than all of them together; of a sheet only its area is known. */
function longueurDeChute({ matiere, chute }: CoupeLigne, entiere: number): number {
  return matiere.debit === 'barre' ? Math.min(chute, entiere) : entiere;
}
