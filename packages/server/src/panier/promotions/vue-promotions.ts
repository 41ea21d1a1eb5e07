/** Promotions of a basket as they are shown. */
import { centsOf, type Devise, type Montant } from '@comptoir/contract/argent.ts';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import type { Appliquee } from '@comptoir/contract/promotions/appliquer-promotions.ts';
import type {
  PromotionAppliquee,
  PromotionProche,
  PromotionTerminee,
} from '@comptoir/contract/promotions/promotion-panier.schema.ts';
import type { Proche } from '@comptoir/contract/promotions/promotions-proches.ts';
import { MOTS } from './mots.ts';
import type { PromotionPanier } from './promotions.sql.ts';
import type { PromotionOuverte } from './promouvoir.ts';

interface Lecture {
  langue: Locale;
  devise: Devise;
}

export function toAppliquee(
  { promotion, compte, palier, montant }: Appliquee<PromotionOuverte>,
  { langue, devise }: Lecture,
): PromotionAppliquee {
  const { goodieId, titre, surCoupon } = promotion.source;
  return {
    id: promotion.id,
    genre: promotion.genre,
    libelle: titre[langue],
    montant: centsOf(montant, devise),
    coupon: surCoupon,
    compte: mesurer(promotion, compte, devise),
    seuil: mesurer(promotion, palier.seuil, devise),
    goodie: goodieId === null ? null : { id: goodieId, quantite: palier.cadeaux ?? 1 },
  };
}

/** Rows of the totals: those that take something off. */
export function toReductions(
  appliquees: readonly Appliquee<PromotionOuverte>[],
  { langue, devise }: Lecture,
): TarifPanier['promotions'] {
  return appliquees
    .filter(({ montant }) => montant > 0n)
    .map(({ promotion: { id, source }, montant }) => ({
      id,
      libelle: source.titre[langue],
      montant: centsOf(montant, devise),
      coupon: source.surCoupon,
    }));
}

export function toProche(
  { promotion, manque }: Proche<PromotionOuverte>,
  { langue, devise }: Lecture,
): PromotionProche {
  const t = MOTS[langue];
  const mesure = mesurer(promotion, manque, devise);
  const { montant, quantite } = mesure;
  const count = quantite ?? 0;
  const nombre = formatNombre(langue, count);
  const message = montant
    ? t(promotion.genre === 'port' ? 'proches.port' : 'proches.montant', {
        manque: formatArgent(langue, montant),
      })
    : t(promotion.lot ? 'proches.lot' : 'proches.quantite', { count, nombre });
  const { id, genre, source } = promotion;
  return { id, genre, libelle: source.titre[langue], manque: mesure, message };
}

export function toTerminee(promotion: PromotionPanier, langue: Locale): PromotionTerminee {
  const { id, genre, titre } = promotion;
  const fin = promotion.fin ?? '';
  const message = MOTS[langue]('terminees.depuis', { fin: formatDate(fin) });
  return { id, genre, libelle: titre[langue], fin, message };
}

function mesurer(
  { lot, mesure }: PromotionOuverte,
  compte: bigint,
  devise: Devise,
): { montant: Montant | null; quantite: number | null } {
  return lot || mesure === 'quantite'
    ? { montant: null, quantite: Number(compte) }
    : { montant: centsOf(compte, devise), quantite: null };
}
