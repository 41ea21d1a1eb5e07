/** What goods that are ordered in other quantities no longer earn: promotions and gifts. */
import type { Montant } from '@comptoir/contract/argent.ts';
import type { Change } from '@comptoir/contract/articles/tarif.ts';
import type { ArticlePublic } from '../../articles/articles.public.ts';
import { listGagnes } from './goodies-gagnes.ts';
import type { PromotionsDuJour } from './promotions-du-jour.ts';
import { promouvoir, type LigneAPromouvoir } from './promouvoir.ts';

export interface LigneVendue {
  articleId: number;
  quantite: number;
  prixHT: Montant;
}

export interface PromotionsPerdues {
  promotionIds: ReadonlySet<number>;
  /** How many fewer of each gift. */
  cadeaux: ReadonlyMap<number, number>;
}

interface Vente {
  duJour: PromotionsDuJour;
  articles: ReadonlyMap<number, ArticlePublic>;
  groupes: readonly number[];
  promotionDuCoupon: number | undefined;
  change: Change;
}

/**
 * Both are worked out by the rules of today: a promotion that ended since the order was placed is
 * lost by nobody.
 */
export function promotionsPerdues(
  vente: Vente,
  avant: readonly LigneVendue[],
  apres: readonly LigneVendue[],
): PromotionsPerdues {
  const [gagnee, restante] = [avant, apres].map((lignes) => {
    const promu = promouvoir(vente.duJour, toLignes(vente, lignes), vente);
    return {
      ids: new Set(promu.promues.appliquees.map(({ promotion }) => promotion.id)),
      cadeaux: new Map(listGagnes({ promu }).map((each) => [each.goodie.id, each.quantite])),
    };
  });
  const cadeaux = [...(gagnee?.cadeaux ?? [])].flatMap(([id, quantite]) => {
    const moins = quantite - (restante?.cadeaux.get(id) ?? 0);
    return moins > 0 ? [[id, moins] as const] : [];
  });
  return {
    promotionIds: new Set([...(gagnee?.ids ?? [])].filter((id) => !restante?.ids.has(id))),
    cadeaux: new Map(cadeaux),
  };
}

function toLignes({ articles }: Vente, lignes: readonly LigneVendue[]): LigneAPromouvoir[] {
  return lignes.flatMap(({ articleId, quantite, prixHT }, i) => {
    const article = articles.get(articleId);
    return article && quantite > 0
      ? [{ ligneId: i + 1, article, quantite, prixHT, plancherHT: undefined }]
      : [];
  });
}
