/** What bears on the prices of everyone on one day: promotions in force and exchange rates. */
import type { Devise } from '@comptoir/contract/argent.ts';
import { EUROS, type Change, type PromotionTarif } from '@comptoir/contract/articles/tarif.ts';
import type { ArticlePublic } from './articles.sql.ts';
import type { Cible, Promotion } from './promotions.sql.ts';
import type { TauxChange } from './tarifs.sql.ts';

export interface PrixDuJour {
  jour: string;
  changeOf(devise: Devise): Change;
  /** Whether a rate is in force. */
  hasChange(devise: Devise): boolean;
  promotionsSur(article: ArticlePublic): readonly PromotionTarif[];
  /** By its code. */
  findPromotion(code: string): Promotion | undefined;
}

interface EnVigueur {
  promotion: Promotion;
  tarif: PromotionTarif;
  articleIds: ReadonlySet<number>;
  larges: readonly Cible[];
}

const AUCUNE: readonly PromotionTarif[] = [];

export function createPrixDuJour(
  jour: string,
  promotions: readonly Promotion[],
  taux: readonly TauxChange[],
): PrixDuJour {
  const enVigueur = promotions
    .filter(({ debut, fin }) => debut <= jour && (fin === null || fin >= jour))
    .map(toEnVigueur);
  const parCode = new Map(enVigueur.map(({ promotion }) => [promotion.code, promotion]));
  const tauxOf = (devise: Devise) =>
    taux.find((rate) => rate.devise === devise && rate.debut <= jour);
  return {
    jour,
    hasChange: (devise) => devise === 'EUR' || tauxOf(devise) !== undefined,
    changeOf(devise) {
      if (devise === 'EUR') return EUROS;
      const found = tauxOf(devise);
      if (!found) throw new Error(`no exchange rate for ${devise} on ${jour}`);
      return { devise, pourCent: found.pourCent };
    },
    promotionsSur(article) {
      let found: PromotionTarif[] | undefined;
      for (const { articleIds, larges, tarif } of enVigueur) {
        const isPromu =
          articleIds.has(article.id) || larges.some((cible) => porteSur(cible, article));
        if (isPromu) (found ??= []).push(tarif);
      }
      return found ?? AUCUNE;
    },
    findPromotion: (code) => parCode.get(code),
  };
}

/** Whether a part of the tree or a brand holds the article. */
export function porteSur(
  { marqueId, gauche, droite }: Cible,
  { produit }: Pick<ArticlePublic, 'produit'>,
): boolean {
  if (marqueId !== null) return marqueId === produit.marque.id;
  return gauche !== null && droite !== null && gauche <= produit.gauche && produit.gauche <= droite;
}

function toEnVigueur(promotion: Promotion): EnVigueur {
  const { code, type, valeur, cumulable, cibles } = promotion;
  return {
    promotion,
    tarif: {
      code,
      remise: type === 'pourcentage' ? { pourcent: valeur } : { montant: valeur },
      combinable: cumulable,
    },
    articleIds: new Set(cibles.flatMap(({ articleId }) => articleId ?? [])),
    larges: cibles.filter(({ articleId }) => articleId === null),
  };
}
