import { ligneVide } from '@comptoir/contract/devis-clientele/document-vide.ts';
import { writeDecimal, unitesOf } from '@comptoir/contract/devis-clientele/decimal.ts';
import type {
  LigneDevisClientele,
  TauxTva,
} from '@comptoir/contract/devis-clientele/document.schema.ts';
import { MAX_SIGNES_LIGNE } from '@comptoir/contract/devis-clientele/limites.ts';
import { uniteDevis } from '@comptoir/contract/devis-clientele/unite-devis.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { LigneChiffree } from '../../articles/articles.public.ts';

/** An article as a line of a quote, at its price of today. */
export function ligneArticle(
  { article, tarif, ligne }: LigneChiffree,
  { id, langue, tva }: { id: string; langue: Locale; tva: TauxTva },
): LigneDevisClientele {
  const prix = article.retire ? undefined : tarif?.prixNetHT.montant;
  return {
    ...ligneVide(id, 'article'),
    articleId: article.id,
    reference: article.reference,
    libelle: article.libelle[langue].slice(0, MAX_SIGNES_LIGNE),
    quantite: String(ligne.quantite),
    unite: uniteDevis(article.unite),
    achatHT: prix === undefined ? null : writeDecimal(unitesOf(prix)),
    tva,
  };
}
