/** What a net price saves against the list price, in the currency of the company. */
import { subtractMontants, compareMontants } from '@comptoir/contract/argent.ts';
import { calculerTarif, type Change } from '@comptoir/contract/articles/tarif.ts';
import type { PrixNegocie } from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';

type Gain = Pick<PrixNegocie, 'prixNetHT' | 'prixPublicHT' | 'gainHT' | 'gain'>;

/** `prixPublic` and `prix` in euros, as lists are kept. */
export function gainNegocie(prix: string, prixPublic: string | null, change: Change): Gain {
  const donnees = { paliers: [], promotions: [], prixNegocie: prix };
  const tarif = calculerTarif({ ...donnees, prixPublic: prixPublic ?? prix }, 1, change);
  const { prixNetHT, prixPublicHT, remise } = tarif;
  const isGagne = prixPublic !== null && compareMontants(prixNetHT, prixPublicHT) < 0;
  return {
    prixNetHT,
    prixPublicHT: prixPublic === null ? null : prixPublicHT,
    gainHT: isGagne ? subtractMontants(prixPublicHT, prixNetHT) : null,
    gain: isGagne ? remise : null,
  };
}
