/** The discount of a delegate on a line. */
import {
  compareMontants,
  percentOfMontant,
  subtractMontants,
  type Montant,
} from '@comptoir/contract/argent.ts';
import { readUnits } from '@comptoir/contract/articles/dix-milliemes.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Acteur } from '../../http/acteur.ts';
import { findPlafond } from './remise.sql.ts';

export interface RemiseDemandee {
  articleId: number;
  /** Percent; '0' takes it away. */
  remise: string;
  prixHT: Montant | undefined;
  plancherHT: Montant;
}

/** Percent who asks may take off: nothing, unless they are a delegate. */
export async function readPlafond(tx: Tx, { delegueId }: Acteur): Promise<string> {
  return delegueId === undefined ? '0' : findPlafond(tx, delegueId);
}

/** As the line keeps it; refuses what goes over the ceiling of the delegate or under the floor. */
export function accorderRemise(
  plafond: string,
  { articleId, remise, prixHT, plancherHT }: RemiseDemandee,
): string | null {
  if (Number(remise) === 0) return null;
  if (Number(remise) > Number(plafond)) {
    throw refus('remise-plafond', { articleId, maximum: plafond });
  }
  if (!prixHT || compareMontants(remiserSansPlancher(prixHT, remise), plancherHT) < 0) {
    throw refus('remise-plafond', { articleId, maximum: maximumOf(prixHT, plancherHT) });
  }
  return remise;
}

/** Before it is rounded: the percent given as the largest is not refused for half a cent. */
function remiserSansPlancher(prixHT: Montant, remise: string): Montant {
  return subtractMontants(prixHT, percentOfMontant(prixHT, remise));
}

/** The largest percent that stays above the floor, two decimals, never rounded up. */
function maximumOf(prixHT: Montant | undefined, plancherHT: Montant): string {
  const prix = prixHT ? readUnits(prixHT.montant) : 0;
  const marge = prix - readUnits(plancherHT.montant);
  return marge <= 0 ? '0' : (Math.floor((marge / prix) * 10_000) / 100).toFixed(2);
}
