import {
  compareMontants,
  parseMontant,
  subtractMontants,
  type Devise,
  type Montant,
} from '@comptoir/contract/argent.ts';
import type { SituationAcheteur } from './passage/situation-acheteur.sql.ts';

type Credit = Pick<SituationAcheteur, 'plafondCredit' | 'encours' | 'engage'>;

/** What may still be ordered on account, tax included; null where the shop set no limit. */
export function creditRestant(
  { plafondCredit, encours, engage }: Credit,
  devise: Devise,
): Montant | null {
  if (plafondCredit === null) return null;
  const du = parseMontant(encours, devise);
  const plafond = parseMontant(plafondCredit, devise);
  return subtractMontants(subtractMontants(plafond, du), parseMontant(engage, devise));
}

export function isDansLeCredit(credit: Credit, ttc: Montant): boolean {
  const reste = creditRestant(credit, ttc.devise);
  return reste === null || compareMontants(ttc, reste) <= 0;
}
