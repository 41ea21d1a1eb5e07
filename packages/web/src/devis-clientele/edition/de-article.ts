import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { writeDecimal, unitesOf } from '@comptoir/contract/devis-clientele/decimal.ts';
import type { LigneDevisClientele } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { uniteDevis } from '@comptoir/contract/devis-clientele/unite-devis.ts';

/** An article as a line, at what it costs today. */
export function deArticle(article: ArticleVendu): Partial<LigneDevisClientele> {
  const { id, reference, libelle, unite, tarif } = article;
  return {
    type: 'article',
    articleId: id,
    reference,
    libelle,
    unite: uniteDevis(unite),
    achatHT: tarif ? writeDecimal(unitesOf(tarif.prixNetHT.montant)) : null,
    prixHT: null,
  };
}
