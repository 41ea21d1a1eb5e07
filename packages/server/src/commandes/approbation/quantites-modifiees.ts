/** An order whose quantities change before it is agreed to, at the prices it was placed with. */
import {
  centsOf,
  parseMontant,
  subtractMontants,
  unitsOf,
  type Devise,
} from '@comptoir/contract/argent.ts';
import type { CoupeLigne } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import { calculerTotaux, compterPort } from '@comptoir/contract/panier/totaux.ts';
import { montantAvecCoupe } from '../../panier/panier.public.ts';

export interface LigneAModifier {
  id: number;
  quantite: number;
  coupe: CoupeLigne | null;
  prixPublicHT: string;
  prixHT: string;
  ecoHT: string | null;
  tva: string;
  promotions: readonly PromotionLigne[];
}

interface PromotionLigne {
  id: number;
  montant: { montant: string; devise: Devise };
}

export interface LigneModifiee {
  id: number;
  quantite: number;
  montantHT: string;
  promotionHT: string;
  promotions: PromotionLigne[];
}

export interface Modification {
  /** Those that stay, with what they come to. */
  lignes: LigneModifiee[];
  tarif: TarifPanier;
  marchandiseHT: string;
}

/**
 * Prices, and the carriage that was agreed to, stay. What promotions took off a line goes down with
 * its quantity, and goes where the promotion is earned no more (`perdues`); more of it earns no more.
 */
export function modifierQuantites(
  lignes: readonly LigneAModifier[],
  voulues: ReadonlyMap<number, number>,
  avant: TarifPanier,
  perdues: ReadonlySet<number>,
): Modification {
  const { devise } = avant;
  const gardees = lignes
    .map((ligne) => ({ ligne, quantite: voulues.get(ligne.id) ?? ligne.quantite }))
    .filter(({ quantite }) => quantite > 0);
  const modifiees = gardees.map(({ ligne, quantite }): LigneModifiee => {
    const promotions = reduire(ligne, quantite).filter(({ id }) => !perdues.has(id));
    const promotion = promotions.reduce((somme, { montant }) => somme + unitsOf(montant), 0n);
    const prixHT = parseMontant(ligne.prixHT, devise);
    return {
      id: ligne.id,
      quantite,
      montantHT: montantAvecCoupe(prixHT, quantite, ligne.coupe).montant,
      promotionHT: centsOf(promotion, devise).montant,
      promotions,
    };
  });
  const sansPort = calculerTotaux(
    gardees.map(({ ligne, quantite }) => ({
      quantite,
      prixPublicHT: parseMontant(ligne.prixPublicHT, devise),
      prixHT: parseMontant(ligne.prixHT, devise),
      ecoHT: ligne.ecoHT === null ? null : parseMontant(ligne.ecoHT, devise),
      tva: ligne.tva,
      coupeHT: ligne.coupe?.montantHT,
    })),
    devise,
    {
      promotions: totaliserPromotions(avant, modifiees),
      parLigne: modifiees.map(({ promotionHT }) => unitsOf({ montant: promotionHT, devise })),
    },
  );
  const tarif = avant.port ? compterPort(sansPort, avant.port) : sansPort;
  const marchandiseHT = subtractMontants(tarif.brutHT, tarif.remises).montant;
  return { lignes: modifiees, tarif, marchandiseHT };
}

/** In whole cents, never more than it was. */
function reduire({ promotions, quantite: avant }: LigneAModifier, quantite: number) {
  if (quantite >= avant) return [...promotions];
  return promotions.map(({ id, montant }) => {
    const cents = (unitsOf(montant) * BigInt(quantite)) / (BigInt(avant) * 100n);
    return { id, montant: centsOf(cents * 100n, montant.devise) };
  });
}

function totaliserPromotions(
  { promotions, devise }: TarifPanier,
  lignes: readonly LigneModifiee[],
): TarifPanier['promotions'] {
  const parId = new Map<number, bigint>();
  for (const { id, montant } of lignes.flatMap((ligne) => ligne.promotions)) {
    parId.set(id, (parId.get(id) ?? 0n) + unitsOf(montant));
  }
  return promotions.flatMap((promotion) => {
    const units = parId.get(promotion.id);
    return units === undefined ? [] : [{ ...promotion, montant: centsOf(units, devise) }];
  });
}
