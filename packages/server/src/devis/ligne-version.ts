/** A line of a version of a quote, as it is kept, and what it comes to. */
import {
  parseMontant,
  roundMontant,
  sumMontants,
  unitsOf,
  type Devise,
  type Montant,
} from '@comptoir/contract/argent.ts';
import type { UNITES } from '@comptoir/contract/articles/article.schema.ts';
import type { CoupeLigne } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import {
  calculerTotaux,
  compterPort,
  type LigneComptee,
  type Reductions,
} from '@comptoir/contract/panier/totaux.ts';
import { montantAvecCoupe } from '../panier/panier.public.ts';

/** What a promotion of the basket took off one line. */
export interface PromotionLigne {
  id: number;
  libelle: string;
  coupon: boolean;
  /** In the currency of the version, as the other amounts of a line. */
  montant: string;
}

export interface LigneVersion {
  /** '' without a name. */
  chantier: string;
  referenceCommande: string | null;
  codeServiceChorus: string | null;
  numeroEngagement: string | null;
  articleId: number;
  reference: string;
  libelle: string;
  unite: (typeof UNITES)[number];
  quantite: number;
  traitCoupe: string;
  coupe: CoupeLigne | null;
  prixPublicHT: string;
  /** What the buyer would pay without an offer. */
  prixHT: string;
  prixProposeHT: string | null;
  /** Percent off `prixHT`. */
  remise: string | null;
  promotions: PromotionLigne[];
  ecoHT: string | null;
  tva: string;
  promiseLe: string | null;
  prixRefuse: boolean;
  prixSouhaiteHT: string | null;
  /** The order that took it. */
  commandeId: number | null;
}

export function prixPaye({ prixHT, prixProposeHT }: LigneVersion, devise: Devise): Montant {
  return parseMontant(prixProposeHT ?? prixHT, devise);
}

/** Cutting included, before promotions. */
export function montantOf(ligne: LigneVersion, devise: Devise): Montant {
  return montantAvecCoupe(prixPaye(ligne, devise), ligne.quantite, ligne.coupe);
}

export function promotionOf({ promotions }: LigneVersion, devise: Devise): Montant {
  return roundMontant(
    sumMontants(
      promotions.map(({ montant }) => ({ montant, devise })),
      devise,
    ),
  );
}

/** What lines come to with the carriage of their delivery. */
export function totaliser(
  lignes: readonly LigneVersion[],
  devise: Devise,
  port: Montant,
): TarifPanier {
  const tarif = calculerTotaux(
    lignes.map((ligne) => compter(ligne, devise)),
    devise,
    reductionsOf(lignes, devise),
  );
  return compterPort(tarif, port);
}

function compter(ligne: LigneVersion, devise: Devise): LigneComptee {
  const montant = (texte: string) => parseMontant(texte, devise);
  return {
    quantite: ligne.quantite,
    prixPublicHT: montant(ligne.prixPublicHT),
    prixHT: prixPaye(ligne, devise),
    ecoHT: ligne.ecoHT === null ? null : montant(ligne.ecoHT),
    tva: ligne.tva,
    coupeHT: ligne.coupe?.montantHT,
  };
}

/** By promotion, in the order they are first met. */
function reductionsOf(lignes: readonly LigneVersion[], devise: Devise): Reductions {
  const parts = Map.groupBy(
    lignes.flatMap(({ promotions }) => promotions),
    ({ id }) => id,
  );
  return {
    promotions: [...parts.values()].flatMap((siennes) => {
      const [premiere] = siennes;
      if (!premiere) return [];
      const { id, libelle, coupon } = premiere;
      const montants = siennes.map(({ montant }) => ({ montant, devise }));
      return { id, libelle, montant: roundMontant(sumMontants(montants, devise)), coupon };
    }),
    parLigne: lignes.map((ligne) => unitsOf(promotionOf(ligne, devise))),
  };
}
