/** Why a price is what it is, from what the shop considered. */
import type { Montant } from '@comptoir/contract/argent.ts';
import type { PromotionAffichee } from '@comptoir/contract/articles/tarif.schema.ts';
import type { lireTarifs } from '@comptoir/contract/articles/tarifs.contract.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';

type Tarif = Pick<
  CallAnswer<typeof lireTarifs>[number],
  'prixPublicHT' | 'prixNetHT' | 'origine' | 'promotion' | 'explication'
>;

export interface Raison {
  key: string;
  origine: Tarif['origine'];
  prixHT: Montant;
  /** Percent off the public price, whole hundredths. */
  remise: number;
  /** The one that was kept. */
  promotion?: PromotionAffichee;
  /** The price that is asked. */
  retenue: boolean;
}

/** Dearest first, so that one reads down to the price kept; of several tiers only the one in force. */
export function listRaisons(tarif: Tarif): Raison[] {
  const lastPalier = tarif.explication.findLastIndex(({ origine }) => origine === 'palier');
  const raisons = tarif.explication.flatMap((candidat, rang): Raison[] => {
    if (candidat.origine === 'palier' && rang !== lastPalier) return [];
    return [
      {
        key: `${candidat.origine} ${rang}`,
        origine: candidat.origine,
        prixHT: candidat.prixHT,
        remise: remiseSur(tarif.prixPublicHT, candidat.prixHT),
        retenue: false,
      },
    ];
  });
  const retenue = raisons.find(
    ({ origine, prixHT }) =>
      origine === tarif.origine && prixHT.montant === tarif.prixNetHT.montant,
  );
  if (retenue) {
    retenue.retenue = true;
    if (retenue.origine === 'promotion' && tarif.promotion) retenue.promotion = tarif.promotion;
  }
  return raisons.toSorted((a, b) => Number(b.prixHT.montant) - Number(a.prixHT.montant));
}

/** To show, not to compute with: the amounts themselves stay as they were given. */
function remiseSur(publicHT: Montant, prixHT: Montant): number {
  const total = Number(publicHT.montant);
  return total === 0 ? 0 : Math.round((1 - Number(prixHT.montant) / total) * 10_000) / 100;
}
