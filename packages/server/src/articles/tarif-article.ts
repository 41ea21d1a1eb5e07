/** The price of one article for who asks: what is public, combined with what is theirs. */
import type { PromotionAffichee, TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';
import {
  calculerTarif,
  convertirMontant,
  type Change,
  type Tarif,
} from '@comptoir/contract/articles/tarif.ts';
import { direMontants } from '@comptoir/contract/words/montants-du-texte.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { ArticlePublic } from './articles.sql.ts';
import { porteSur, type PrixDuJour } from './prix-du-jour.ts';
import type { DroitsCompte } from './tarifs.sql.ts';

/** Who the prices of an answer are for. */
export interface Acheteur {
  prixDuJour: PrixDuJour;
  change: Change;
  langue: Locale;
  /** Absent for a visitor. */
  droits?: DroitsCompte | undefined;
}

export type TarifExplique = TarifAffiche & Pick<Tarif, 'explication'>;

/**
 * Undefined where no price is known. Field by field, here and below: an order has 500 of them, and
 * copies around other fields or with one left out are slow.
 */
export function tarifPour(
  article: ArticlePublic,
  quantite: number,
  acheteur: Acheteur,
): TarifExplique | undefined {
  const { prixDuJour, change, droits } = acheteur;
  if (article.prix === null) return undefined;
  const tarif = calculerTarif(
    {
      prixPublic: article.prix,
      paliers: article.paliers,
      prixNegocie: droits?.negocies.get(article.id),
      condition: droits && bestCondition(droits, article),
      promotions: prixDuJour.promotionsSur(article),
    },
    quantite,
    change,
  );
  return {
    prixPublicHT: tarif.prixPublicHT,
    prixNetHT: tarif.prixNetHT,
    remise: tarif.remise,
    origine: tarif.origine,
    promotion: promotionAffichee(tarif.promotion, acheteur),
    paliers: tarif.paliers,
    explication: tarif.explication,
    ecoParticipation: article.eco && {
      type: article.eco.type,
      montantHT: convertirMontant(article.eco.montant, change),
    },
    tva: article.tva,
    familleId: article.produit.familleId,
  };
}

/** As lists and sheets show it: from the least one can order, and what more makes cheaper. */
export function tarifAffiche(article: ArticlePublic, acheteur: Acheteur): TarifAffiche | null {
  const tarif = tarifPour(article, article.minimum, acheteur);
  if (!tarif) return null;
  return {
    prixPublicHT: tarif.prixPublicHT,
    prixNetHT: tarif.prixNetHT,
    remise: tarif.remise,
    origine: tarif.origine,
    paliers:
      article.minimum === 1
        ? tarif.paliers
        : tarif.paliers.filter(({ quantite }) => quantite > article.minimum),
    promotion: tarif.promotion,
    ecoParticipation: tarif.ecoParticipation,
    tva: tarif.tva,
    familleId: tarif.familleId,
  };
}

function promotionAffichee(
  code: string | undefined,
  { prixDuJour, langue, change }: Acheteur,
): PromotionAffichee | null {
  const promotion = code === undefined ? undefined : prixDuJour.findPromotion(code);
  if (!promotion) return null;
  const { id, titre, slug, fin } = promotion;
  return { id, titre: direMontants(titre[langue], langue, change), slug: slug[langue], fin };
}

function bestCondition({ conditions }: DroitsCompte, article: ArticlePublic): string | undefined {
  let best: string | undefined;
  for (const condition of conditions) {
    // Percents with two decimals: exact as numbers for a comparison.
    const better = best === undefined || Number(condition.remise) > Number(best);
    if (better && porteSur(condition, article)) best = condition.remise;
  }
  return best;
}
